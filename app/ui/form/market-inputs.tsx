import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { MarketOverrides } from "#app/common/market/market-settings.ts";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type MarketInputsProps = {
	field: (name: string) => FieldSource;
	/** Shown instead of their fields. */
	overrides: MarketOverrides;
	choices: { currencies: readonly Choice[]; countries: readonly Choice[]; zones: readonly Choice[] };
	currency: {
		/** What changing it does. */
		hint: string;
		/** Why it can't be changed, instead of its field; null while it can. */
		locked: string | null;
	};
};

/** The market's settings: a field for each, or the value that the environment of the server has. */
export function MarketInputs({ field, overrides, choices, currency }: MarketInputsProps) {
	const labelOf = (list: readonly Choice[], value: string) =>
		list.find((choice) => choice.value === value)?.label ?? value;
	const chosenCurrency = String(field("currency").initialValue ?? "");
	return (
		<>
			{overrides.name === undefined ? (
				<TextField
					field={field("marketName")}
					label={t.market.name}
					hint={t.market.nameHint}
					autoComplete="off"
					width="medium"
				/>
			) : (
				<Fixed label={t.market.name} by="MARKET_NAME">
					{overrides.name}
				</Fixed>
			)}
			{overrides.currency !== undefined ? (
				<Fixed label={t.market.currency} by="MARKET_CURRENCY">
					{labelOf(choices.currencies, overrides.currency)}
				</Fixed>
			) : currency.locked ? (
				<div className="mb-5">
					<input type="hidden" name="currency" value={chosenCurrency} />
					<p className="font-semibold">{t.market.currency}</p>
					<p>{labelOf(choices.currencies, chosenCurrency)}</p>
					<p className="max-w-prose text-sm text-secondary">{currency.locked}</p>
				</div>
			) : (
				<SelectField
					field={field("currency")}
					label={t.market.currency}
					hint={currency.hint}
					choices={choices.currencies}
				/>
			)}
			{overrides.country === undefined ? (
				<SelectField
					field={field("country")}
					label={t.words.country}
					hint={t.market.countryHint}
					choices={choices.countries}
				/>
			) : (
				<Fixed label={t.words.country} by="MARKET_COUNTRY">
					{labelOf(choices.countries, overrides.country)}
				</Fixed>
			)}
			{overrides.timeZone === undefined ? (
				<SelectField
					field={field("timeZone")}
					label={t.market.timeZone}
					hint={t.market.timeZoneHint}
					choices={choices.zones}
				/>
			) : (
				<Fixed label={t.market.timeZone} by="MARKET_TIME_ZONE">
					{overrides.timeZone.replaceAll("_", " ")}
				</Fixed>
			)}
		</>
	);
}

function Fixed({ label, by, children }: { label: string; by: string; children: ReactNode }) {
	return (
		<div className="mb-5">
			<p className="font-semibold">{label}</p>
			<p className="wrap-anywhere">{children}</p>
			<p className="max-w-prose text-sm text-secondary">{t.market.setBy({ variable: <code>{by}</code> })}</p>
		</div>
	);
}
