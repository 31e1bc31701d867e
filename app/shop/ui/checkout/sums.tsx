import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { showMoney } from "#app/site/money.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DiscountCode } from "./checkout-sections.tsx";
import { lacksTax, OrderSummary } from "./order-summary.tsx";

type SumsProps = { view: CheckoutView; currency: string; field: (name: string) => FieldSource };

/** What it comes to, and the button that orders it. */
export function Sums({ view, currency, field }: SumsProps) {
	const verb = view.changes.length > 0 ? "Agree and place order" : "Place order";
	const total = showMoney(view.summary.total, currency);
	// A sum on the button is what is charged.
	const price = lacksTax(view.summary) ? "" : ` · ${total}`;
	return (
		<aside className="lg:sticky lg:top-20">
			<section id="checkout-summary" className="card p-4 md:p-6" aria-labelledby="summary-title">
				<h2 id="summary-title" className="mb-4 text-xl">
					Order summary
				</h2>
				<div data-part="sums">
					<OrderSummary summary={view.summary} currency={currency} regionLabel={view.places.regionLabel} />
				</div>
				<p role="status" className="sr-only" data-said={`In all: ${total}`} />
				<div className="mt-5 border-t border-line pt-4" data-part="discount">
					<DiscountCode field={field("discountCode")} view={view} />
				</div>
				<div className="mt-5 grid" data-part="button">
					<Button name="intent" value="place" busy="Placing your order...">
						{verb}
						{price}
					</Button>
				</div>
				<p className="mt-3 text-sm text-secondary">
					By ordering you agree to our <a href="/terms">terms</a>. You can cancel until we pack it.
				</p>
			</section>
		</aside>
	);
}
