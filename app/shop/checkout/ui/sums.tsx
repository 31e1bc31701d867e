import { formatMoney } from "#app/common/money.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DiscountCode } from "./checkout-sections.tsx";
import { lacksTax, OrderSummary } from "./order-summary.tsx";

type SumsProps = {
	view: CheckoutView;
	currency: string;
	field: (name: string) => FieldSource;
	isLanding: boolean;
};

export function Sums({ view, currency, field, isLanding }: SumsProps) {
	const verb = view.changes.length > 0 ? "Agree and place order" : "Place order";
	const total = formatMoney(view.summary.total, currency);
	// An amount on the button must be the amount charged.
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
				<p role="status" className="sr-only" data-said={`Total: ${total}`} />
				<div className="mt-5 border-t border-line pt-4" data-part="discount">
					<DiscountCode field={field("discountCode")} view={view} isLanding={isLanding} />
				</div>
				<div className="mt-5 grid" data-part="button">
					<Button name="intent" value="place" busy="Placing your order...">
						{verb}
						{price}
					</Button>
				</div>
				<p className="mt-3 text-sm text-secondary">
					By placing your order you agree to our <a href="/terms">terms</a>. You can cancel until we pack your
					order.
				</p>
			</section>
		</aside>
	);
}
