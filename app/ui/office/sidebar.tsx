import { inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FramePerson } from "#app/ui/person.ts";
import { areasOf, findPlace } from "./areas.ts";
import officeCssUrl from "./office.css?url";
import shortcutsUrl from "./shortcuts.js?url";

/** The style sheet of screens of staff. */
export const officeLinks = () => [{ rel: "stylesheet", href: officeCssUrl }];

type OfficeProps = { person: FramePerson; path: string };

/**
 * All areas that a person may use. On small screens it is a panel that "Menu" opens, which is a link to it. A script
 * keeps the counts up to date, so each entry that a badge leads to has a place for one.
 */
export function Sidebar({
	person,
	path,
	badges,
}: OfficeProps & { badges: readonly { href: string; count: number }[] }) {
	const areas = areasOf(person);
	const here = findPlace(areas, path);
	return (
		<nav id="areas" aria-label={t.office.label} className="sidebar">
			<a href="#main" className="sidebar-close">
				<Icon name="close" />
				<span>{t.words.close}</span>
			</a>
			<ul>
				{areas.map((area) => {
					const { name, key, icon, pages } = area;
					const [first = ""] = pages[0] ?? [];
					const badge = badges.find(({ href }) => pages.some(([page]) => page === href.split("?")[0]));
					const isHere = here?.area === area;
					return (
						<li key={name}>
							<a
								href={first}
								className="sidebar-link"
								data-key={key}
								aria-current={path === first ? "page" : isHere ? "true" : undefined}
							>
								<Icon name={icon} />
								{name}
								<span className="sidebar-count" data-count-of={badge && inLanguage(badge.href)}>
									{badge && badge.count > 0 ? (badge.count > 99 ? "99+" : String(badge.count)) : ""}
								</span>
							</a>
						</li>
					);
				})}
			</ul>
			<p className="shortcuts-link">
				<a href="/shortcuts" className="link inline-block min-h-6">
					{t.office.shortcuts}
				</a>
			</p>
			<script type="module" src={shortcutsUrl} />
		</nav>
	);
}

/** The pages of the current area, after the link to all areas of small screens. */
export function OfficeTabs({ person, path }: OfficeProps) {
	const here = findPlace(areasOf(person), path);
	const { name, pages } = here?.area ?? { name: t.office.menu, pages: [] };
	const isBelowOnly = here !== undefined && pages.length === 1 && path !== here.path;
	return (
		<div className="office-tabs">
			<a href="#areas" className="sidebar-open">
				<Icon name="menu" />
				<span className="sr-only">
					{t.office.allAreas} {isBelowOnly ? name : ""}{" "}
				</span>
				{isBelowOnly ? t.office.menu : name}
			</a>
			{isBelowOnly ? (
				<a href={here.path} className="office-link flex items-center gap-1">
					<Icon name="left" /> {name}
				</a>
			) : null}
			{pages.length > 1 ? (
				<nav aria-label={name}>
					<ul>
						{pages.map(([href, label]) => (
							<li key={href}>
								<a
									href={href}
									className="office-link"
									aria-current={path === href ? "page" : href === here?.path ? "true" : undefined}
								>
									{label}
								</a>
							</li>
						))}
					</ul>
				</nav>
			) : null}
		</div>
	);
}
