import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type BarPlace, currentOf, menuLinks } from "./main-links.ts";
import { Wordmark } from "./wordmark.tsx";

/** The menu of a visitor on a small screen, which it covers. Its button stays in place and closes it. */
export function MobileMenu({ place }: { place: BarPlace }) {
	return (
		<details className="menu mobile-menu md:hidden" data-menu name="menu">
			<summary>
				<span className="sr-only">{t.frame.menu}</span>
				<Icon name="menu" />
				<Icon name="close" />
			</summary>
			<div className="menu-panel mobile-panel">
				<div>
					<p className="text-sm text-secondary">{t.frame.explore}</p>
					<Wordmark />
				</div>
				<MobileLinks place={place} className="md:hidden" />
				<p>
					<a href="/login" className="btn">
						{t.frame.logIn}
					</a>
				</p>
			</div>
		</details>
	);
}

/** Links for small screens, whose top bar has no room for them. */
export function MobileLinks({ place, className }: { place: BarPlace; className: string }) {
	return (
		<nav aria-label={t.frame.menu} className={className}>
			<ul className="divide-y divide-line border-y border-line">
				{menuLinks.map((link) => (
					<li key={link.href}>
						<a
							href={link.href}
							className="flex items-center justify-between py-3 text-lg aria-[current]:font-bold"
							aria-current={currentOf(link, place)}
						>
							{t.frame.links[link.name]}
							<Icon name="right" className="text-secondary" />
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
