import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RoleBadge } from "#app/ui/status-badge.tsx";
import { Avatar } from "./avatar.tsx";
import type { FramePerson, FrameRole } from "./person.ts";

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

export function ProfileMenu({ person, path }: { person: FramePerson; path: string }) {
	return (
		<details className="menu" data-menu name="menu">
			<summary>
				<span className="sr-only">Your menu</span>
				<Avatar person={person} />
			</summary>
			<div className="menu-panel w-72">
				<div className="border-b border-line px-2.5 pt-1 pb-3">
					<p className="truncate font-semibold">{person.name}</p>
					<p className="truncate text-sm text-secondary">{person.email}</p>
					<p className="mt-1.5">
						<RoleBadge role={person.role} />
					</p>
				</div>
				<nav aria-label="Your menu">
					<ul className="py-1.5">
						{entries
							.filter(({ roles }) => roles.includes(person.role))
							.filter(({ isForManagers }) => !(isForManagers && person.isDeskOnly))
							.map(({ label, href }) => (
								<li key={href}>
									<a href={href} className="menu-item" aria-current={href === path ? "page" : undefined}>
										{label}
									</a>
								</li>
							))}
					</ul>
				</nav>
				<PostForm action="/logout" formToken={person.formToken} className="border-t border-line pt-1.5">
					<button type="submit" className="menu-item" data-busy="Logging out...">
						<Icon name="log-out" />
						Logout
					</button>
				</PostForm>
			</div>
		</details>
	);
}
