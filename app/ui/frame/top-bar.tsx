import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FramePerson } from "#app/ui/person.ts";
import { Badges, type BadgesProps, CartCount } from "./badges.tsx";
import { BarSearch } from "./bar-search.tsx";
import { type BarPlace, currentOf, mainLinks } from "./main-links.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

export type TopBarProps = BarPlace & {
	person: FramePerson | null;
	/** Null when it is not known. */
	cartCount: number | null;
	badges: BadgesProps;
	/** What the screen shows results for, if it does. */
	query?: string | undefined;
	/** The width of the screen below it. */
	wide?: boolean;
};

export function TopBar({ person, path, subject, cartCount, badges, query, wide }: TopBarProps) {
	const place: BarPlace = { path, subject };
	// With them, the links in French or German need a wide screen.
	const hasBadges = person !== null && person.role !== "User";
	const isOffice = subject === "staff" && hasBadges;
	return (
		<header data-frame className="sticky top-0 z-30 h-14 border-b border-line bg-card">
			<div className={`bar ${wide ? "max-w-office" : "max-w-page"}`}>
				<a href="/" className="me-2 md:me-4">
					<Wordmark compact={person !== null} />
				</a>
				<nav aria-label={t.frame.main} className={`hidden h-full ${hasBadges ? "lg:block" : "md:block"}`}>
					<ul className="flex h-full">
						{mainLinks.map((link) => (
							<li key={link.href}>
								<a href={link.href} className="nav-link" aria-current={currentOf(link, place)}>
									{t.frame.links[link.name]}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="ms-auto flex min-w-0 items-center lg:gap-1">
					<BarSearch path={path} query={query} staff={isOffice ? person : null} />
					<Badges {...badges} />
					<CartCount count={cartCount} isAlwaysShown={!isOffice} />
					{person ? (
						<ProfileMenu person={person} place={place} />
					) : (
						<>
							<a href="/login" className="bar-icon">
								<span className="sr-only">{t.frame.logIn}</span>
								<Icon name="user" />
							</a>{" "}
							<MobileMenu place={place} />
						</>
					)}
				</div>
			</div>
		</header>
	);
}
