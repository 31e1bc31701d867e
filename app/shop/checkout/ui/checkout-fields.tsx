import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
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
export const UPDATE = {
	name: "intent",
	value: "update",
	get busy() {
		return t.checkout.updating;
	},
} as const;

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
		<CheckoutSection title={t.checkout.contact} aside={isGuest ? <SignIn /> : null}>
			<TextField
				field={field("email")}
				label={t.words.email}
				hint={t.checkout.emailHint}
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
			{t.checkout.saveAddress}
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
	const region = inSentence(view.places.regionLabel);
	return (
		<>
			<CheckoutSection title={t.checkout.deliveryAddress}>
				<AddressFields field={field} places={view.places} country={<Country {...part} />} />
				{view.asksTaxNumber ? (
					<TextField
						field={field("taxNumber")}
						label={t.invoices.seller.taxNumber}
						hint={t.checkout.taxNumberHint}
						autoComplete="off"
						optional
						width="medium"
					/>
				) : null}
				{saveAddress}
				<p className="no-script">
					<span className="mb-1.5 block text-sm text-secondary">
						{view.isCountryOpen
							? t.checkout.afterCountryOrRegion({ region })
							: t.checkout.afterRegion({ region })}
					</span>
					<Button {...UPDATE} value="delivery" variant="plain" dense>
						{t.checkout.updateTotals}
					</Button>
				</p>
				<SavedAddresses addresses={addresses} />
			</CheckoutSection>
			<CheckoutSection title={t.checkout.delivery}>
				<div data-part="delivery">
					<Delivery {...part} />
				</div>
			</CheckoutSection>
			<CheckoutSection title={t.words.payment}>
				<ChoiceField
					field={field("paymentMethod")}
					label={t.checkout.paymentMethod}
					choices={view.paymentMethods.map((value) => {
						const { label, hint } = PAYMENT_METHODS[value];
						return { value, label, hint, picture: <PaymentMarkPicture mark={value} /> };
					})}
					rows
					className=""
				/>
			</CheckoutSection>
			<CheckoutSection title={t.checkout.orderNote}>
				<TextArea
					field={field("note")}
					label={t.words.note}
					hint={t.checkout.noteHint}
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
			{t.checkout.haveAccount({ link: (text) => <a href="/login?redirectTo=%2Fcheckout">{text}</a> })}
		</p>
	);
}

/** The selected country, or the list of all: a long list makes the page as large again. */
function Country({ field: fieldOf, view: { places, isCountryOpen }, landOn }: CheckoutPart) {
	const field = fieldOf("country");
	if (isCountryOpen) return <CountryField field={field} places={places} autoFocus={landOn === "country"} />;
	return (
		<div className="mb-5">
			<p className="font-semibold">{t.words.country}</p>
			<input type="hidden" name={field.name} value={places.country} />
			<p id={field.id} tabIndex={-1} className="flex flex-wrap items-center gap-x-3">
				{countryName(places.country)}{" "}
				<Button variant="plain" dense name="intent" value="country" busy={t.words.opening}>
					{t.checkout.changeCountry({ hidden: (text) => <span className="sr-only">{text}</span> })}
				</Button>
			</p>
		</div>
	);
}

function Delivery({ field, view: { methods, places }, currency, landOn }: CheckoutPart) {
	// Moves the focus here when the page comes back after this part's button was pressed.
	const landing = landOn === "delivery" ? { tabIndex: -1, autoFocus: true } : {};
	const country = countryName(places.country);
	if (methods.length === 0) return <p {...landing}>{t.checkout.noDelivery({ country })}</p>;
	return (
		<div {...landing}>
			<ChoiceField
				field={field("deliveryMethod")}
				label={t.checkout.deliveryTo({ country })}
				choices={methods.map(({ value, name, cost, hint }) => ({
					value,
					label: name,
					price: cost === 0 ? t.words.free : <Price amount={cost} currency={currency} />,
					hint,
				}))}
				rows
				className=""
			/>
			{methods.length > 1 ? (
				<p className="no-script mt-3">
					<Button {...UPDATE} value="delivery" variant="plain" dense>
						{t.checkout.updateDelivery({ hidden: (text) => <span className="sr-only">{text}</span> })}
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
			<summary className="link inline-flex min-h-6 items-center">{t.checkout.otherAddress}</summary>
			<ul className="mt-3 grid gap-2">
				{addresses.map(({ value, name, text }) => (
					<li
						key={value}
						className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
					>
						<span>
							{name}, {text}
						</span>{" "}
						<Button variant="plain" dense name="intent" value={value} busy={t.checkout.updating}>
							{t.checkout.deliverHere}
							<span className="sr-only">: {text}</span>
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
