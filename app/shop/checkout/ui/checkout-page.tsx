import { type SubmissionResult, useForm } from "@conform-to/react";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { CartNotice } from "./cart-notice.tsx";
import { CheckoutForm, type CheckoutFormProps } from "./checkout-form.tsx";
import followUrl from "./follow.js?url";
import { QuoteChanges } from "./quote-changes.tsx";

type CheckoutPageProps = Omit<CheckoutFormProps, "view" | "fields" | "lastResult"> & {
	view: CheckoutView | null;
	lastResult: SubmissionResult<string[]> | undefined;
	defaults: Record<string, string>;
};

export function CheckoutPage({ view, lastResult, defaults, ...form }: CheckoutPageProps) {
	const [{ id, allErrors }, fields] = useForm<Record<string, string>>({
		id: "checkout",
		lastResult,
		defaultValue: defaults,
	});
	if (!view) return <EmptyCart />;
	const fieldOf = fields as Record<string, FieldSource>;
	return (
		<>
			<PageHeading title="Cart and checkout" />
			<div data-part="message">{form.message ? <CartNotice {...form.message} /> : null}</div>
			<ErrorSummary form={{ id, allErrors: asOnPage(allErrors) }} autoFocus={!form.landOn} />
			<div data-part="changes">
				<QuoteChanges changes={view.changes} nothingLeft={view.summary.lines.length === 0} />
			</div>
			<CheckoutForm view={view} fields={fieldOf} lastResult={lastResult} {...form} />
			<script type="module" src={followUrl} />
		</>
	);
}

const IN_ORDER =
	"email country name contact line1 line2 city postalCode region deliveryMethod paymentMethod".split(" ");

/** conform sorts errors by field name; a summary has the order of the page. */
function asOnPage(errors: Record<string, string[]>): Record<string, string[]> {
	const place = (name: string) =>
		name.startsWith("quantity_") ? -1 : IN_ORDER.includes(name) ? IN_ORDER.indexOf(name) : IN_ORDER.length;
	return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}

function EmptyCart() {
	return (
		<>
			<PageHeading title="Cart and checkout" />
			<EmptyState
				title="Your cart is empty"
				icon="cart"
				action={<ButtonLink href="/collection">Browse the shop</ButtonLink>}
			>
				Items you add stay here, even after you close the browser. Just ordered?{" "}
				<a href="/order-confirmation">View your order</a>.
			</EmptyState>
		</>
	);
}
