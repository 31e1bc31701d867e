import { moneyParts, typedMoney } from "#app/common/money.ts";
import type { FacetGroup } from "#app/travel/search/results/facet-groups.ts";
import {
	type HotelFilters,
	hotelFilterFields,
	resultsPath,
	searchFields,
} from "#app/travel/search/results/hotel-filters.ts";
import type { StayForm } from "#app/travel/search/stay-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FacetLink } from "#app/ui/table/facet-link.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

type HotelFilterPanelProps = {
	form: Pick<StayForm, "typed">;
	filters: HotelFilters;
	groups: readonly FacetGroup[];
	total: number;
	currency: string;
};

const NOUN = ["hotel", "hotels"] as const;
/** How many of a long group stand there at once. */
const AT_ONCE = 7;

/** What narrows the results: each a link that says how many hotels it leaves. On a phone a link opens it. */
export function HotelFilterPanel({ form, filters, groups, total, currency }: HotelFilterPanelProps) {
	const linkTo = ({ words, isOn, change, count }: FacetGroup["choices"][number]) => (
		<FacetLink
			key={words}
			href={resultsPath(form, filters, change, currency)}
			isOn={isOn}
			count={count}
			noun={NOUN}
			isSwitch
		>
			{words}
		</FacetLink>
	);
	return (
		<section id="filters" aria-label="Filters" className="filter-panel">
			<div className="mb-4 flex items-center justify-between md:hidden">
				<h2 className="text-xl">Filters</h2>
				<a href="#list" className="bar-icon">
					<span className="sr-only">Close filters</span>
					<Icon name="close" />
				</a>
			</div>
			{groups.map(({ title, choices }, index) => (
				<div key={title} className="mb-6">
					<h2 className="facet-title">{title}</h2>
					<ul>{choices.slice(0, AT_ONCE).map(linkTo)}</ul>
					{choices.length > AT_ONCE ? (
						<details open={choices.slice(AT_ONCE).some(({ isOn }) => isOn)}>
							<summary className="link inline-flex min-h-9 items-center">More {title.toLowerCase()}</summary>
							<ul>{choices.slice(AT_ONCE).map(linkTo)}</ul>
						</details>
					) : null}
					{index === 0 ? <PriceForm form={form} filters={filters} currency={currency} /> : null}
				</div>
			))}
			<a href="#list" className="btn w-full md:hidden">
				Show {total} {NOUN[total === 1 ? 0 : 1]}
			</a>
		</section>
	);
}

function PriceForm({
	form,
	filters,
	currency,
}: Pick<HotelFilterPanelProps, "form" | "filters" | "currency">) {
	const hiddenFields = hotelFilterFields({ ...filters, min: null, max: null, page: 1 }, currency);
	const { before, after } = moneyParts(0, currency);
	const mark = before || after;
	const box = (name: "min" | "max", label: string) => (
		<label className="min-w-0 flex-1 text-sm">
			{label} <span className="text-secondary">{mark}</span>
			<input
				type="text"
				name={name}
				inputMode="decimal"
				autoComplete="off"
				defaultValue={filters[name] === null ? "" : typedMoney(filters[name], currency).replace(/\.00$/, "")}
				className="control control-dense"
			/>
		</label>
	);
	return (
		<form action="/hotels/results" className="mt-2 flex items-end gap-2">
			<HiddenFields fields={[...searchFields(form), ...hiddenFields]} />
			{box("min", "From")}
			{box("max", "To")}
			<Button variant="plain" dense>
				Apply<span className="sr-only"> price</span>
			</Button>
		</form>
	);
}
