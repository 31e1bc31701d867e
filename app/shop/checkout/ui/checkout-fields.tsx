import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { countryName } from "#app/common/places/country-name.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { PAYMENT_METHODS } from "#app/shop/pricing/payment-methods.ts";
import { Button } from "#app/ui/button.tsx";
import { AddressFields, CountryField } from "#app/ui/form/address-fields.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { PaymentMarkPicture } from "#app/ui/payment-marks.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export type CheckoutPart = {
	view: CheckoutView;
	currency: string;
	field: (name: string) => FieldSource;
	/** The part whose button was pressed: it gets the focus. */
	landOn: "discount" | "country" | "delivery" | null;
};

/** The button that shows the form again with new totals and keeps what was typed. */
export const UPDATE = { name: "intent", value: "update", busy: "Updating..." } as const;

type CheckoutSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function CheckoutSection({ title, aside, children }: CheckoutSectionProps) {
	return (
		<section className="card p-4 md:p-6">
			<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="text-xl">{title}</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

export type AddressChoice = { value: string; name: string; text: string };

type ContactFieldsProps = Pick<CheckoutPart, "field"> & {
	/** A guest may sign in. */
	isGuest: boolean;
};

export function ContactFields({ field, isGuest }: ContactFieldsProps) {
	return (
		<CheckoutSection title="Contact" aside={isGuest ? <SignIn /> : null}>
			<TextField
				field={field("email")}
				label="Email"
				hint="We send the confirmation and updates about your order here."
				type="email"
				autoComplete="email"
				width="medium"
				className=""
			/>
		</CheckoutSection>
	);
}

/** The checkbox of a signed-in customer. */
export function SaveAddress({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
	const isChecked = (lastResult ? lastResult.initialValue?.saveAddress : "on") === "on";
	return (
		<label className="mb-5 flex min-h-6 items-center gap-3">
			<input type="checkbox" name="saveAddress" className="size-5" defaultChecked={isChecked} />
			Save this address to my account
		</label>
	);
}

type CheckoutFieldsProps = CheckoutPart & {
	/** The customer's saved addresses. */
	addresses: readonly AddressChoice[];
	/** Below the address. */
	saveAddress?: ReactNode;
};

/** What an order needs besides the cart and how to reach the customer. */
export function CheckoutFields({ addresses, saveAddress, ...part }: CheckoutFieldsProps) {
	const { view, field } = part;
	return (
		<>
			<CheckoutSection title="Delivery address">
				<AddressFields field={field} places={view.places} country={<Country {...part} />} />
				{saveAddress}
				<p className="no-script">
					<span className="mb-1.5 block text-sm text-secondary">
						After you choose {view.isCountryOpen ? "another country or " : ""}the{" "}
						{view.places.regionLabel.toLowerCase()}, update the totals.
					</span>
					<Button {...UPDATE} value="delivery" variant="plain" dense>
						Update totals
					</Button>
				</p>
				<SavedAddresses addresses={addresses} />
			</CheckoutSection>
			<CheckoutSection title="Delivery">
				<div data-part="delivery">
					<Delivery {...part} />
				</div>
			</CheckoutSection>
			<CheckoutSection title="Payment">
				<ChoiceField
					field={field("paymentMethod")}
					label="Payment method"
					choices={view.paymentMethods.map((value) => {
						const { label, hint } = PAYMENT_METHODS[value];
						return { value, label, hint, picture: <PaymentMarkPicture mark={value} /> };
					})}
					rows
					className=""
				/>
			</CheckoutSection>
			<CheckoutSection title="Order note">
				<TextArea
					field={field("note")}
					label="Note"
					hint="For example a gate code or a good time for delivery. Up to 1,000 characters."
					optional
					rows={3}
					className=""
				/>
			</CheckoutSection>
		</>
	);
}

function SignIn() {
	return (
		<p className="text-sm">
			Have an account? <a href="/login?redirectTo=%2Fcheckout">Sign in</a>
		</p>
	);
}

/** The selected country, or the list of all: a long list makes the page as large again. */
function Country({ field: fieldOf, view: { places, isCountryOpen }, landOn }: CheckoutPart) {
	const field = fieldOf("country");
	if (isCountryOpen) return <CountryField field={field} places={places} autoFocus={landOn === "country"} />;
	return (
		<div className="mb-5">
			<p className="font-semibold">Country</p>
			<input type="hidden" name={field.name} value={places.country} />
			<p id={field.id} tabIndex={-1} className="flex flex-wrap items-center gap-x-3">
				{countryName(places.country)}{" "}
				<Button variant="plain" dense name="intent" value="country" busy="Opening...">
					Change<span className="sr-only"> the country</span>
				</Button>
			</p>
		</div>
	);
}

function Delivery({ field, view: { methods, places }, currency, landOn }: CheckoutPart) {
	// Moves the focus here when the page comes back after this part's button was pressed.
	const landing = landOn === "delivery" ? { tabIndex: -1, autoFocus: true } : {};
	const country = countryName(places.country);
	if (methods.length === 0)
		return (
			<p {...landing}>We don’t deliver to {country} yet. Choose another country, then update the totals.</p>
		);
	return (
		<div {...landing}>
			<ChoiceField
				field={field("deliveryMethod")}
				label={`Delivery to ${country}`}
				choices={methods.map(({ value, name, cost, hint }) => ({
					value,
					label: name,
					price: cost === 0 ? "Free" : <Price amount={cost} currency={currency} />,
					hint,
				}))}
				rows
				className=""
			/>
			{methods.length > 1 ? (
				<p className="no-script mt-3">
					<Button {...UPDATE} value="delivery" variant="plain" dense>
						Update totals<span className="sr-only"> with this delivery</span>
					</Button>
				</p>
			) : null}
		</div>
	);
}

/**
 * Buttons that each fill in a saved address and show the form again with everything else that was typed. They
 * are not first in the form, because the Enter key presses the form's first button.
 */
function SavedAddresses({ addresses }: { addresses: readonly AddressChoice[] }) {
	if (addresses.length < 2) return null;
	return (
		<details className="mt-5">
			<summary className="link inline-flex min-h-6 items-center">Use another saved address</summary>
			<ul className="mt-3 grid gap-2">
				{addresses.map(({ value, name, text }) => (
					<li
						key={value}
						className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
					>
						<span>
							{name}, {text}
						</span>{" "}
						<Button variant="plain" dense name="intent" value={value} busy="Updating...">
							Deliver here<span className="sr-only">: {text}</span>
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
