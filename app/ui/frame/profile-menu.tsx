import { t } from "#app/common/language/messages.ts";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";
import { RoleBadge } from "#app/ui/status-badge.tsx";
import type { Messages } from "#messages/en/index.ts";
import { Avatar } from "./avatar.tsx";
import type { BarPlace } from "./main-links.ts";
import { MobileLinks } from "./mobile-menu.tsx";

const everyone: readonly FrameRole[] = ["User", "Hotel", "Admin", "SuperAdmin"];

type MenuEntry = {
	name: keyof Messages["frame"]["pages"];
	href: string;
	roles: readonly FrameRole[];
	isForManagers?: true;
};

const entries: readonly MenuEntry[] = [
	{ name: "overview", href: "/overview", roles: ["SuperAdmin"] },
	{ name: "shopDashboard", href: "/dashboard", roles: ["Admin", "SuperAdmin"] },
	{ name: "orders", href: "/orders", roles: ["Admin", "SuperAdmin"] },
	{ name: "inbox", href: "/inbox", roles: ["Admin", "SuperAdmin"] },
	{ name: "allBookings", href: "/bookings", roles: ["Admin"] },
	{ name: "allHotels", href: "/hotels", roles: ["SuperAdmin"] },
	{ name: "users", href: "/users", roles: ["SuperAdmin"] },
	{ name: "trail", href: "/trail", roles: ["Admin", "SuperAdmin"] },
	{ name: "trucking", href: "/trucking-dashboard", roles: ["Admin"] },
	{ name: "profile", href: "/profile", roles: everyone },
	{ name: "myBookings", href: "/my-bookings", roles: ["Admin", "User", "SuperAdmin"] },
	{ name: "hotelDashboard", href: "/owner/dashboard", roles: ["Hotel"] },
	{ name: "inbox", href: "/owner/inbox", roles: ["Hotel"] },
	{ name: "hotels", href: "/list-new-hotel", roles: ["Admin", "Hotel"], isForManagers: true },
	{ name: "addRoom", href: "/add-room", roles: ["Admin", "Hotel"], isForManagers: true },
	{ name: "manageBookings", href: "/owner/manage-bookings", roles: ["Admin", "Hotel"] },
];

/** The menu of a signed-in person. On a small screen it covers the screen, and has the main links, too. */
export function ProfileMenu({ person, place }: { person: FramePerson; place: BarPlace }) {
	return (
		<details className="menu mobile-menu" data-menu name="menu">
			<summary>
				<span className="sr-only">{t.frame.yourMenu}</span>
				<span className="max-md:hidden">
					<Avatar person={person} />
				</span>
				<Icon name="menu" className="md:hidden" />
				<Icon name="close" className="md:hidden" />
			</summary>
			<div className="menu-panel mobile-panel">
				<Greeting person={person} />
				<MobileLinks place={place} className={person.role === "User" ? "md:hidden" : "lg:hidden"} />
				<nav aria-label={t.frame.yourMenu}>
					<ul>
						{entries
							.filter(({ roles }) => roles.includes(person.role))
							.filter(({ isForManagers }) => !(isForManagers && person.isDeskOnly))
							.map(({ name, href }) => (
								<li key={href}>
									<a
										href={href}
										className="menu-item"
										aria-current={href === place.path ? "page" : undefined}
									>
										{t.frame.pages[name]}
									</a>
								</li>
							))}
					</ul>
				</nav>
				<PostForm action="/logout" formToken={person.formToken}>
					<button type="submit" className="menu-item" data-busy={t.frame.loggingOut}>
						<Icon name="log-out" />
						{t.frame.logout}
					</button>
				</PostForm>
			</div>
		</details>
	);
}

function Greeting({ person }: { person: FramePerson }) {
	return (
		<div className="flex items-center gap-3 px-2.5 pt-1 max-md:pe-12">
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
				<p className="truncate font-semibold">{person.name || t.frame.welcome}</p>
				<p className="truncate text-sm text-secondary">{person.email}</p>
				<p className="mt-1.5">
					<RoleBadge role={person.role} />
				</p>
			</div>
		</div>
	);
}
