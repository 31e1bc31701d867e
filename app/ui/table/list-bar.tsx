import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type ListBarProps = {
	/** `12 hotels available` */
	counted: string;
	/** How many filters are on. */
	filterCount: number;
	/** Where the filters are, if they are on another page. */
	filtersHref?: string | undefined;
	sort: {
		/** Where the form goes, and the filters of the URL. */
		action: string;
		hiddenFields: readonly [string, string][];
		current: string;
		choices: readonly [value: string, label: string][];
	};
	/** The filters that are on, each with the list without it. */
	chosen: readonly { label: string; href: string }[];
	/** The list without filters. */
	clearHref: string;
};

/** Above the list: the count, a link to the filters on phones, and the sort order. */
export function ListBar({ counted, filterCount, filtersHref, sort, chosen, clearHref }: ListBarProps) {
	return (
		<div className="mb-5">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p aria-live="polite" className="text-secondary tabular-nums">
					{counted}
				</p>
				<div className="flex items-center gap-2">
					<a
						href={filtersHref ?? "#filters"}
						className={`btn btn-plain btn-dense whitespace-nowrap ${filtersHref ? "" : "md:hidden"}`}
					>
						<Icon name="filters" /> {t.lists.filters}
						{filterCount > 0 ? ` (${filterCount})` : ""}
					</a>{" "}
					<form action={sort.action} data-auto-submit className="flex items-center gap-2">
						<HiddenFields fields={sort.hiddenFields} />
						<label htmlFor="sort" className="text-sm whitespace-nowrap text-secondary max-sm:sr-only">
							{t.lists.sortBy}
						</label>
						<select
							id="sort"
							name="sort"
							key={sort.current}
							defaultValue={sort.current}
							className="control control-dense"
						>
							{sort.choices.map(([value, label]) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
						<Button variant="plain" dense className="no-script">
							{t.lists.sort}
						</Button>
					</form>
				</div>
			</div>
			{chosen.length > 0 ? (
				<ul className="mt-3 flex flex-wrap gap-2 text-sm">
					<FilterChips chosen={chosen} />
					{chosen.length > 1 ? <ClearFilters href={clearHref}>{t.lists.clearAll}</ClearFilters> : null}
				</ul>
			) : null}
		</div>
	);
}

/** The filters that are on, each as a link that removes it. */
export const FilterChips = ({ chosen }: Pick<ListBarProps, "chosen">) =>
	chosen.map(({ label, href }) => (
		<li key={label}>
			<a href={href} rel="nofollow" className="btn btn-plain btn-dense rounded-full font-normal">
				<span className="sr-only">{t.lists.removeFilter} </span>
				{label} <Icon name="close" />
			</a>
		</li>
	));

export const ClearFilters = ({ href, children }: { href: string; children: string }) => (
	<li>
		<a href={href} className="btn btn-quiet btn-dense font-normal underline">
			{children}
		</a>
	</li>
);
