import type { CountNoun } from "#app/common/language/messages.ts";
import { t } from "#app/common/language/messages.ts";
import { formatCountOrMore } from "#app/common/lists/most-counted.ts";
import { moneyParts, typedMoney } from "#app/common/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FacetLinks, type FilterChoice } from "./facet-links.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import "./filter-panel.css";

export type PriceFilter = {
	/** Where the form goes, and the other filters of the URL. */
	action: string;
	hiddenFields: readonly [string, string][];
	/** In minor units. */
	min: number | null;
	max: number | null;
	currency: string;
};

type FilterPanelProps = {
	groups: readonly { title: string; choices: readonly FilterChoice[]; price?: PriceFilter }[];
	/** What is counted. */
	noun: CountNoun;
	/** The number of rows in the list; null if not counted. */
	total: number | null;
	/** The number of choices of a group that are shown at first. */
	atOnce?: number;
};

/** The filters of a public list, each a link with the number of rows that match. On phones, a link opens the panel. */
export function FilterPanel({ groups, noun, total, atOnce = Number.POSITIVE_INFINITY }: FilterPanelProps) {
	return (
		<section id="filters" aria-label={t.lists.filters} className="filter-panel">
			<div className="mb-4 flex items-center justify-between md:hidden">
				<h2 className="text-xl">{t.lists.filters}</h2>
				<a href="#list" className="bar-icon">
					<span className="sr-only">{t.lists.closeFilters}</span>
					<Icon name="close" />
				</a>
			</div>
			{groups.map(({ title, choices, price }) => (
				<div key={title} className="mb-6">
					<h2 className="facet-title">{title}</h2>
					<FacetLinks choices={choices.slice(0, atOnce)} noun={noun} />
					{choices.length > atOnce ? (
						<details open={choices.slice(atOnce).some(({ isOn }) => isOn)}>
							<summary className="link inline-flex min-h-9 items-center">{t.lists.more({ title })}</summary>
							<FacetLinks choices={choices.slice(atOnce)} noun={noun} />
						</details>
					) : null}
					{price ? <PriceForm {...price} /> : null}
				</div>
			))}
			<a href="#list" className="btn w-full md:hidden">
				{t.lists.show({ counted: countedRows(total, noun) })}
			</a>
		</section>
	);
}

/** "12 hotels", or "hotels". */
const countedRows = (total: number | null, noun: CountNoun) =>
	t.counts[noun]({ count: total ?? 2, shown: total === null ? "" : formatCountOrMore(total) }).trim();

function PriceForm({ action, hiddenFields, min, max, currency }: PriceFilter) {
	const { before, after } = moneyParts(0, currency);
	const box = (name: "min" | "max", label: string, amount: number | null) => (
		<label className="min-w-0 flex-1 text-sm">
			{label} <span className="text-secondary">{(before || after).trim()}</span>
			<input
				type="text"
				name={name}
				inputMode="decimal"
				autoComplete="off"
				defaultValue={amount === null ? "" : typedMoney(amount, currency).replace(/\.00$/, "")}
				className="control control-dense"
			/>
		</label>
	);
	return (
		<form action={action} className="mt-2 flex items-end gap-2">
			<HiddenFields fields={hiddenFields} />
			{box("min", t.lists.priceFrom, min)}
			{box("max", t.lists.priceTo, max)}
			<Button variant="plain" dense>
				{t.lists.applyPrice({ rest: (text) => <span className="sr-only">{text}</span> })}
			</Button>
		</form>
	);
}
