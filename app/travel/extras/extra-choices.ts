import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import type { StayParty } from "#app/travel/nights/stay.ts";
import type { ChosenExtra, Extra } from "./extra-prices.ts";

/** The most of one extra in a stay; of one that is priced by person, as many as there are guests. */
const MOST = 9;

/** The most of an extra that some guests can choose. */
export const mostOf = ({ per, per_day }: Pick<Extra, "per" | "per_day">, { adults, children }: StayParty) =>
	Math.min(
		per === "person" || per === "person_night" ? adults + children : MOST,
		per_day ?? Number.POSITIVE_INFINITY,
	);

/** A choice in a form: `8GxQ2-2` is two of an extra. */
export const typedChoice = (extra: Pick<Extra, "id">, quantity: number): string =>
	`${maskId(extra.id)}-${quantity}`;

/** What was chosen of the extras that a hotel offers; null when it does not offer one, or not so many. */
export function readChoices(
	typed: readonly (string | undefined)[],
	offered: readonly Extra[],
	party: StayParty,
): ChosenExtra[] | null {
	const chosen = new Map<number, ChosenExtra>();
	for (const choice of typed) {
		if (!choice) continue;
		const [, masked = "", count = ""] = /^(\w+)-(\d{1,3})$/.exec(choice) ?? [];
		const id = unmaskId(masked);
		const extra = offered.find((each) => each.id === id);
		const quantity = Number(count);
		if (!extra || quantity < 1 || quantity > mostOf(extra, party)) return null;
		chosen.set(extra.id, { extra, quantity });
	}
	return [...chosen.values()];
}

/** The extras of a form, with what is chosen. */
export const toExtraChoices = (
	offered: readonly Extra[],
	{ chosen, party, currency }: { chosen: readonly ChosenExtra[]; party: StayParty; currency: string },
) =>
	offered.map((extra) => ({
		name: extra.name,
		price: formatExtraPrice(extra, currency),
		choices: Array.from({ length: mostOf(extra, party) }, (_, at) => ({
			value: typedChoice(extra, at + 1),
			quantity: at + 1,
		})),
		chosen: chosen.find((each) => each.extra.id === extra.id)?.quantity ?? 0,
	}));

/** `$12.00 per night` */
export const formatExtraPrice = ({ price, per }: Pick<Extra, "price" | "per">, currency: string): string =>
	t.extras.price({ amount: formatMoney(price, currency), per: t.extras.units[per] });
