import { Icon } from "#app/ui/icon.tsx";
import { type Badge, Badges, type BadgesProps, CountLink } from "./badges.tsx";
import { BarSearch } from "./bar-search.tsx";
import { mainLinks } from "./main-links.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import type { FramePerson } from "./person.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

export type TopBarProps = {
	person: FramePerson | null;
	path: string;
	cartCount: number;
	badges: BadgesProps;
	/** What the header's search covers. */
	search?: "shop" | "travel";
	/** The width of the screen below it. */
	wide?: boolean;
};

export function TopBar({ person, path, cartCount, badges, search, wide }: TopBarProps) {
	const cart: Badge = { label: "in your cart", count: cartCount, href: "/checkout", icon: "cart" };
	return (
		<header
			data-frame
			data-cart-count={cartCount}
			className="sticky top-0 z-30 h-14 border-b border-line bg-card"
		>
			<div className={`bar ${wide ? "max-w-office" : "max-w-page"}`}>
				<a href="/" className="mr-2 md:mr-4">
					<Wordmark compact={person !== null} />
				</a>
				<nav aria-label="Main" className="hidden h-full md:block">
					<ul className="flex h-full">
						{mainLinks.map(({ href, label }) => (
							<li key={href}>
								<a href={href} className="nav-link" aria-current={href === path ? "page" : undefined}>
									{label}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="ml-auto flex min-w-0 items-center lg:gap-1">
					{search ? <BarSearch subject={search} path={path} /> : null}
					<Badges {...badges} />
					<CountLink {...cart} />
					{person ? (
						<ProfileMenu person={person} path={path} />
					) : (
						<a href="/login" className="bar-icon">
							<span className="sr-only">Log In</span>
							<Icon name="user" />
						</a>
					)}{" "}
					<MobileMenu person={person} path={path} />
				</div>
			</div>
		</header>
	);
}
