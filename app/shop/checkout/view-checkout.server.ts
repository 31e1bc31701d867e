import { wallClock } from "#app/common/calendar.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { addressPlaces, COUNTRY_CODES, findRegion, typedRegion } from "#app/common/places/regions.server.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { type CartLine, readCart } from "#app/shop/cart/read-cart.server.ts";
import { deliveryDays } from "#app/shop/pricing/delivery-days.ts";
import { reachedCountries } from "#app/shop/pricing/delivery-methods.server.ts";
import { discountRefusal, readDiscountCode } from "#app/shop/pricing/discount-messages.ts";
import { offeredPaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import type { Database } from "#db/client.ts";
import {
	compareQuotes,
	formatQuoteChange,
	parseQuote,
	type QuoteChange,
	serializeQuote,
	unavailableLines,
	withChangedLines,
} from "./agreement.ts";
import type { TypedCheckout } from "./checkout-form.ts";
import { type Quote, readQuote } from "./read-quote.server.ts";

/** The most countries in a list that still keeps the page small. */
const FEW_COUNTRIES = 30;

type Market = {
	currency: string;
	country: string;
	timeZone: string;
	/** The site has a payment provider. */
	isOnline: boolean;
	/** The market issues invoices with a tax number of its own, so its customers may want theirs on them. */
	asksTaxNumber?: boolean;
};

type Viewing = {
	/** Whose open cart, or which one. */
	cartOf: Parameters<typeof readCart>[1];
	/** The form's current values, or those to come. */
	typed: TypedCheckout;
	/** Why the page is shown: for the first time, with new totals, or because the order was refused. */
	why: "opened" | "updated" | "refused";
	/** The variants whose lines this form just changed; changes by other tabs are reported. */
	changed?: readonly number[];
	market: Market;
	now: Date;
};

/**
 * `isCountryOpen`: the list of countries is shown; all the world's only on request. `region` and
 * `deliveryMethod` are the current values of these fields. `discount.isNew`: the code differs from the one
 * stored in the cart. `changes`: what to agree to before ordering, as sentences.
 */
export type CheckoutView = NonNullable<Awaited<ReturnType<typeof viewCheckout>>>;
export type CheckoutSummary = CheckoutView["summary"];

/** Everything the checkout page shows of an open cart; null for a missing or empty one. */
export async function viewCheckout(db: Database, { cartOf, typed, why, changed = [], market, now }: Viewing) {
	const cart = await readCart(db, cartOf);
	if (!cart || cart.lines.length === 0) return null;
	const chosen = typed.country ?? cart.country ?? "";
	const wanted = COUNTRY_CODES.includes(chosen) ? chosen : market.country;
	const discountCode = typed.discountCode ?? (why === "opened" ? (cart.discountCode ?? "") : "");
	const region = typedRegion(typed.region ?? "", wanted, typed.regionCountry);
	const choice = {
		country: wanted,
		region: findRegion(wanted, region) ?? "",
		deliveryMethodId: unmaskId(typed.deliveryMethod ?? ""),
		discountCode,
	};
	const quote = await readQuote(db, { lines: cart.lines, choice, timeZone: market.timeZone, now });
	const reached = reachedCountries(quote.allMethods);
	// A country without delivery stays selected, so that the message about it fits.
	const countries = reached.includes(wanted) ? reached : [wanted, ...reached];
	const isCountryOpen = typed.intent === "country" || countries.length <= FEW_COUNTRIES;
	const today = wallClock(now, market.timeZone).date;
	return {
		cart: maskId(cart.id),
		lines: cart.lines,
		// The names of all countries are most of the data.
		places: addressPlaces({ country: wanted, countries: isCountryOpen ? countries : [wanted] }),
		isCountryOpen,
		region: choice.region || region,
		deliveryMethod: quote.delivery ? maskId(quote.delivery.id) : "",
		methods: quote.methods.map((method) => ({
			value: maskId(method.id),
			name: method.name,
			cost: method.cost,
			hint: [deliveryDays(method, today), isolated(method.description), freeFrom(method, market.currency)]
				.filter(Boolean)
				.join(" "),
		})),
		paymentMethods: offeredPaymentMethods(market),
		asksTaxNumber: market.asksTaxNumber ?? false,
		summary: summaryOf(quote),
		discount:
			discountCode.trim() === ""
				? null
				: {
						...discountOf(quote, discountCode, market),
						isNew: readDiscountCode(discountCode) !== cart.discountCode,
					},
		changes: changesOf(quote, cart.lines, { typed, why, changed }).map((change) =>
			formatQuoteChange(change, market.currency),
		),
		agreedQuote: serializeQuote(quote),
	};
}

const SUMS: readonly QuoteChange["kind"][] = ["delivery", "tax", "total"];

/** A person who asked for new totals expects them, so only other changes of the goods are reported. */
function changesOf(
	quote: Quote,
	lines: readonly CartLine[],
	{ typed, why, changed }: Required<Pick<Viewing, "typed" | "why" | "changed">>,
): QuoteChange[] {
	const agreed = parseQuote(typed.agreedQuote ?? "");
	if (!agreed) return unavailableLines(lines, quote);
	if (why === "refused") return compareQuotes(agreed, lines, quote);
	const changes = compareQuotes(withChangedLines(agreed, quote, changed), lines, quote);
	return changes.filter(({ kind }) => !SUMS.includes(kind));
}

function summaryOf({ lines, priced, delivery, discount, isTaxOpen }: Quote) {
	const { lines: _, deliveryTax: __, ...sums } = priced;
	return {
		...sums,
		lines: lines.map((line) => ({
			name: nameOf(line),
			quantity: line.quantity,
			total: line.quantity * line.unitPrice,
		})),
		deliveryName: delivery?.name ?? null,
		discountCode: discount?.code ?? null,
		isTaxOpen,
	};
}

function discountOf({ discount, discountRefusal: refusal }: Quote, typed: string, market: Market) {
	const note = refusal
		? discountRefusal(refusal, market)
		: t.checkout.codeApplied({
				code: discount?.code ?? "",
				amount: formatMoney(discount?.amount ?? 0, market.currency),
			});
	return { code: discount?.code ?? typed, note, isRefused: refusal !== null };
}

/** Only shown while delivery is not free yet. */
const freeFrom = ({ freeFrom: from, cost }: Quote["methods"][number], currency: string): string =>
	from !== null && cost > 0 ? t.checkout.freeFrom({ amount: formatMoney(from, currency) }) : "";
