import type { SubmissionResult } from "@conform-to/react";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { showMoney } from "#app/site/money.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { AddressFields } from "./address-fields.tsx";
import { Delivery, DiscountCode, Payment, SavedAddresses, Section, UPDATE } from "./checkout-sections.tsx";
import { OrderSummary } from "./order-summary.tsx";

export type CheckoutFormProps = {
	view: CheckoutView;
	onceKey: string;
	currency: string;
	/** Null for whoever is not signed in, and has nowhere to keep an address. */
	addresses: { value: string; name: string; words: string }[] | null;
};

type Filled = { fields: Record<string, FieldSource>; lastResult: SubmissionResult<string[]> | undefined };

/** Everything an order needs besides the cart, and what it comes to: one form, so that nothing is lost. */
export function CheckoutForm(props: CheckoutFormProps & Filled) {
	const { view, onceKey, currency, addresses, fields, lastResult } = props;
	const field = (name: string) => fields[name] as FieldSource;
	const savesAddress = (lastResult ? lastResult.initialValue?.saveAddress : "on") === "on";
	const verb = view.changes.length > 0 ? "Agree and place order" : "Place order";
	return (
		<PostForm id="checkout" action="/checkout" onceKey={onceKey} guarded className="contents">
			<div className="grid gap-6 lg:col-start-1">
				<input type="hidden" name="cart" value={view.cart} />
				<input type="hidden" name="seen" value={view.seen} />
				<Section title="Contact" aside={addresses === null ? <SignIn /> : null}>
					<TextField
						field={field("email")}
						label="E-mail"
						hint="For the confirmation, and news of your order."
						type="email"
						autoComplete="email"
						width="medium"
						className=""
					/>
				</Section>
				<Section title="Delivery address">
					<AddressFields fields={fields} places={view.places} />
					{addresses === null ? null : (
						<label className="mb-5 flex min-h-6 items-center gap-3">
							<input type="checkbox" name="saveAddress" className="size-5" defaultChecked={savesAddress} />
							Keep this address in my account
						</label>
					)}
					<p>
						<Button {...UPDATE} variant="plain">
							Update totals
						</Button>
						<span className="text-sm text-secondary">
							after choosing another country or {view.places.regionLabel.toLowerCase()}
						</span>
					</p>
					<SavedAddresses addresses={addresses ?? []} />
				</Section>
				<Section title="Delivery">
					<Delivery field={field("deliveryMethod")} view={view} currency={currency} />
				</Section>
				<Section title="Payment">
					<Payment field={field("paymentMethod")} />
				</Section>
				<Section title="Anything else">
					<TextArea
						field={field("note")}
						label="Note to us"
						hint="A gate code, a good time. Up to 1,000 characters."
						optional
						rows={3}
						className=""
					/>
				</Section>
			</div>
			<aside className="grid gap-6 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				<section id="checkout-summary" className="card p-4 md:p-6" aria-labelledby="summary-title">
					<h2 id="summary-title" className="mb-4 text-xl">
						Order summary
					</h2>
					<OrderSummary summary={view.summary} currency={currency} regionLabel={view.places.regionLabel} />
					<div className="mt-5 border-t border-line pt-4">
						<DiscountCode field={field("discountCode")} view={view} />
					</div>
					<div className="mt-5 grid">
						<Button name="intent" value="place" busy="Placing your order...">
							{verb} · {showMoney(view.summary.total, currency)}
						</Button>
					</div>
					<p className="mt-3 text-sm text-secondary">
						By ordering you agree to our <a href="/terms">terms</a>. You can cancel for as long as we have not
						shipped.
					</p>
				</section>
			</aside>
		</PostForm>
	);
}

function SignIn() {
	return (
		<p className="text-sm">
			Have an account? <a href="/login?redirectTo=%2Fcheckout">Sign in</a>
		</p>
	);
}
