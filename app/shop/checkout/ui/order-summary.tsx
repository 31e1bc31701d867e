import type { ReactNode } from "react";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { CheckoutSummary, CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FoldedSummary } from "#app/ui/receipt/folded-summary.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { type CheckoutPart, CheckoutSection, UPDATE } from "./checkout-fields.tsx";

/** The amount that is charged, or what is known of it. */
function formatTotal({ summary }: CheckoutView, currency: string): string {
	const amount = formatMoney(summary.total, currency);
	return lacksTax(summary) ? t.checkout.beforeTax({ amount }) : amount;
}

/** On phones it begins the page, folded under the total; on wide screens it is beside the form. */
export function OrderSummary({ view, currency }: CheckoutPart) {
	const total = formatTotal(view, currency);
	const amount = <strong className="tabular-nums">{formatMoney(view.summary.total, currency)}</strong>;
	return (
		<aside>
			<section
				id="checkout-summary"
				className="card px-4 py-1 md:px-6 lg:py-6"
				aria-labelledby="summary-title"
			>
				<h2 id="summary-title" className="text-xl max-lg:sr-only lg:mb-4">
					{t.checkout.summaryTitle}
				</h2>
				<FoldedSummary
					what={t.checkout.summaryName}
					total={
						<span data-part="total">
							{lacksTax(view.summary) ? t.checkout.shownBeforeTax({ amount }) : amount}
						</span>
					}
					isOpen={view.changes.length > 0}
				>
					<div className="max-lg:pt-2 max-lg:pb-3" data-part="sums">
						<Sums summary={view.summary} currency={currency} regionLabel={view.places.regionLabel} />
					</div>
				</FoldedSummary>
				<p
					role="status"
					className="sr-only"
					data-said={t.checkout.totalIs({ total })}
					data-outdated-text={t.checkout.earlierTotal}
				/>
			</section>
		</aside>
	);
}

/** The end of the form: the discount code, the button with the amount that is charged, and what it means. */
export function PlaceOrder({ children, ...part }: CheckoutPart & { children: ReactNode }) {
	const { view, currency } = part;
	const verb = view.changes.length > 0 ? t.checkout.agreeAndPlace : t.checkout.place;
	return (
		<CheckoutSection title={t.checkout.place}>
			<div data-part="discount">
				<DiscountCode {...part} />
			</div>
			<div className="mt-5 grid" data-part="button">
				<Button name="intent" value="place" busy={t.checkout.placing}>
					{verb} · {formatTotal(view, currency)}
				</Button>
			</div>
			<p className="mt-3 text-sm text-secondary">{children}</p>
		</CheckoutSection>
	);
}

type SumsProps = { summary: CheckoutSummary; currency: string; regionLabel: string };

function Sums({ summary, currency, regionLabel }: SumsProps) {
	const { lines, subtotal, discountTotal, discountCode, deliveryName, deliveryTotal, total } = summary;
	return (
		<>
			<ul className="grid gap-2">
				{lines.map(({ name, quantity, total: sum }) => (
					<li key={name} className="flex justify-between gap-4">
						<span>
							{quantity} × {name}
						</span>{" "}
						<Price amount={sum} currency={currency} />
					</li>
				))}
			</ul>
			<dl className="mt-4 grid gap-2 border-t border-line pt-4">
				<Sum label={t.checkout.subtotal}>
					<Price amount={subtotal} currency={currency} />
				</Sum>
				{discountTotal > 0 ? (
					<Sum label={t.checkout.discountBy({ code: discountCode ?? "" })}>
						−<Price amount={discountTotal} currency={currency} />
					</Sum>
				) : null}
				{deliveryName ? (
					<Sum label={t.checkout.deliveryBy({ name: deliveryName })}>
						{deliveryTotal === 0 ? t.words.free : <Price amount={deliveryTotal} currency={currency} />}
					</Sum>
				) : null}
				<TaxOnTop summary={summary} currency={currency} regionLabel={regionLabel} />
				<div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
					<dt className="text-lg font-semibold">
						{lacksTax(summary) ? t.checkout.totalBeforeTax : t.words.total}
					</dt>{" "}
					<dd className="text-xl font-bold">
						<Price amount={total} currency={currency} />
					</dd>
				</div>
			</dl>
			<TaxWithin summary={summary} currency={currency} />
		</>
	);
}

/** Whether the tax depends on a region that is not selected yet. */
const lacksTax = ({ isTaxOpen, isTaxInclusive, taxes }: CheckoutSummary): boolean =>
	isTaxOpen && (isTaxInclusive || taxes.length === 0);

function Sum({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-secondary">{label}</dt> <dd className="text-end">{children}</dd>
		</div>
	);
}

function TaxOnTop({ summary, currency, regionLabel }: SumsProps) {
	const { isTaxInclusive, taxes } = summary;
	if (lacksTax(summary))
		return <Sum label={t.checkout.tax}>{t.checkout.chooseRegion({ region: inSentence(regionLabel) })}</Sum>;
	if (isTaxInclusive) return null;
	return taxes.map(({ name, ratePpm, amount }) => (
		<Sum key={ratePpm} label={withCommas([name, formatTaxRate(ratePpm)])}>
			<Price amount={amount} currency={currency} />
		</Sum>
	));
}

function TaxWithin({ summary, currency }: Omit<SumsProps, "regionLabel">) {
	if (!summary.isTaxInclusive) return null;
	return summary.taxes.map(({ name, ratePpm, amount }) => (
		<p key={ratePpm} className="mt-2 text-sm text-secondary">
			{t.checkout.taxWithin({
				amount: formatMoney(amount, currency),
				name,
				percent: formatTaxRate(ratePpm),
			})}
		</p>
	));
}

/** The code and whether it was applied. Apply moves the focus to the result: the confirmation, or the refused field. */
function DiscountCode({ field: fieldOf, view: { discount }, landOn }: CheckoutPart) {
	const field = fieldOf("discountCode");
	const isLanding = landOn === "discount";
	const result = isLanding && !discount?.isRefused ? (discount?.note ?? t.checkout.noCode) : null;
	return (
		<>
			<div className="flex items-end gap-x-3">
				<TextField
					field={field}
					label={t.checkout.discountCode}
					optional
					hint={field.errors || result ? undefined : discount?.note}
					autoComplete="off"
					spellCheck={false}
					autoFocus={isLanding && field.errors !== undefined}
					width="short"
					className="min-w-0"
				/>
				<Button {...UPDATE} value="discount" variant="plain">
					{t.checkout.apply({ hidden: (text) => <span className="sr-only">{text}</span> })}
				</Button>
			</div>
			{result ? (
				<p
					role="status"
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: the person pressed Apply here and continues here
					autoFocus
					data-tone={discount ? "green" : "blue"}
					className="notice mt-3 scroll-mt-20"
				>
					<Icon name={discount ? "check" : "info"} /> {result}
				</p>
			) : null}
		</>
	);
}
