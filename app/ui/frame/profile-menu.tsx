import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";
import { RoleBadge } from "#app/ui/status-badge.tsx";
import { Avatar } from "./avatar.tsx";
import type { BarPlace } from "./main-links.ts";
import { MobileLinks } from "./mobile-menu.tsx";

const everyone: readonly FrameRole[] = ["User", "Hotel", "Admin", "SuperAdmin"];

type MenuEntry = { label: string; href: string; roles: readonly FrameRole[]; isForManagers?: true };

const entries: readonly MenuEntry[] = [
	{ label: "Overview", href: "/overview", roles: ["SuperAdmin"] },
	{ label: "Shop Dashboard", href: "/dashboard", roles: ["Admin", "SuperAdmin"] },
	{ label: "Shop Orders", href: "/orders", roles: ["Admin", "SuperAdmin"] },
	{ label: "Inbox", href: "/inbox", roles: ["Admin", "SuperAdmin"] },
	{ label: "All Bookings", href: "/bookings", roles: ["Admin"] },
	{ label: "All Hotels", href: "/hotels", roles: ["SuperAdmin"] },
	{ label: "Users", href: "/users", roles: ["SuperAdmin"] },
	{ label: "Trail", href: "/trail", roles: ["Admin", "SuperAdmin"] },
	{ label: "Trucking Dashboard", href: "/trucking-dashboard", roles: ["Admin"] },
	{ label: "Profile", href: "/profile", roles: everyone },
	{ label: "My Bookings", href: "/my-bookings", roles: ["Admin", "User", "SuperAdmin"] },
	{ label: "Hotel Dashboard", href: "/owner/dashboard", roles: ["Hotel"] },
	{ label: "Inbox", href: "/owner/inbox", roles: ["Hotel"] },
	{ label: "Add/Manage Hotels", href: "/list-new-hotel", roles: ["Admin", "Hotel"], isForManagers: true },
	{ label: "Add A Room", href: "/add-room", roles: ["Admin", "Hotel"], isForManagers: true },
	{ label: "Manage Bookings", href: "/owner/manage-bookings", roles: ["Admin", "Hotel"] },
];

/** The menu of a signed-in person. On a small screen it covers the screen, and has the main links, too. */
export function ProfileMenu({ person, place }: { person: FramePerson; place: BarPlace }) {
	return (
		<details className="menu mobile-menu" data-menu name="menu">
			<summary>
				<span className="sr-only">Your menu</span>
				<span className="max-md:hidden">
					<Avatar person={person} />
				</span>
				<Icon name="menu" className="md:hidden" />
				<Icon name="close" className="md:hidden" />
			</summary>
			<div className="menu-panel mobile-panel">
				<Greeting person={person} />
				<MobileLinks place={place} />
				<nav aria-label="Your menu">
					<ul>
						{entries
							.filter(({ roles }) => roles.includes(person.role))
							.filter(({ isForManagers }) => !(isForManagers && person.isDeskOnly))
							.map(({ label, href }) => (
								<li key={href}>
									<a
										href={href}
										className="menu-item"
										aria-current={href === place.path ? "page" : undefined}
									>
										{label}
									</a>
								</li>
							))}
					</ul>
				</nav>
				<PostForm action="/logout" formToken={person.formToken}>
					<button type="submit" className="menu-item" data-busy="Logging out...">
						<Icon name="log-out" />
						Logout
					</button>
				</PostForm>
			</div>
		</details>
	);
}

function Greeting({ person }: { person: FramePerson }) {
	return (
		<div className="flex items-center gap-3 px-2.5 pt-1 max-md:pr-12">
			<span className="md:hidden">
				{person.avatarUrl ? (
					<img
						src={person.avatarUrl}
						srcSet={person.avatarSrcSet}
						sizes="48px"
						alt=""
						width="48"
						height="48"
						className="size-12 rounded-full object-cover"
					/>
				) : (
					<span
						aria-hidden="true"
						className="flex size-12 items-center justify-center rounded-full bg-ink text-xl font-bold text-ground"
					>
						{(person.name || person.email).charAt(0).toUpperCase()}
					</span>
				)}
			</span>
			<div className="min-w-0">
				<p className="truncate font-semibold">{person.name || "Welcome!"}</p>
				<p className="truncate text-sm text-secondary">{person.email}</p>
				<p className="mt-1.5">
					<RoleBadge role={person.role} />
				</p>
			</div>
		</div>
	);
}
