import { t } from "#app/common/language/messages.ts";
import type { ListViews } from "#app/common/lists/list-views.ts";
import { shortCount } from "#app/common/lists/most-counted.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MenuLink } from "./row-menu.tsx";
import "./lines.css";

const look =
	"btn btn-quiet btn-dense font-normal whitespace-nowrap aria-[current]:bg-sunk aria-[current]:font-semibold";

export function ViewTabs({ views: { shown, more, saveHref, removeHref } }: { views: ListViews }) {
	return (
		<div className="flex min-w-0 items-center gap-1">
			<nav aria-label={t.views.label} className="min-w-0">
				<ul className="view-tabs">
					{shown.map(({ name, href, isCurrent, count }) => (
						<li key={href}>
							<a href={href} aria-current={isCurrent ? "page" : undefined} className={look}>
								{name}
								{count === null ? null : (
									<span className="text-secondary tabular-nums">{shortCount(count)}</span>
								)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{saveHref ? (
				<a href={saveHref} className={`${look} flex-none`}>
					<Icon name="plus" /> {t.views.save}
				</a>
			) : null}
			{removeHref ? (
				<a href={removeHref} className={`${look} flex-none`}>
					<Icon name="trash" /> {t.views.delete}
				</a>
			) : null}
			{more.length > 0 ? (
				<details className="menu flex-none" data-menu name="menu">
					<summary className="w-auto px-2 text-sm">{t.views.more}</summary>
					<ul className="menu-panel w-max">
						{more.map(({ name, href }) => (
							<MenuLink key={href} href={href}>
								{name}
							</MenuLink>
						))}
					</ul>
				</details>
			) : null}
		</div>
	);
}
