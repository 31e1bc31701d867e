import type { ReactNode } from "react";
import { CountryField } from "#app/common/places/address-fields.tsx";
import { countryName } from "#app/common/places/country-name.ts";
import { PAYMENT_METHODS } from "#app/shop/checkout/pricing/payment-methods.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";

/** The button that shows the form again with new totals and keeps what was typed. */
export const UPDATE = { name: "intent", value: "update", busy: "Updating..." } as const;

export function CheckoutSection({
	title,
	aside,
	children,
}: {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}) {
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

/** The selected country, or the list of all: a long list makes the page as large again. */
export function CountrySection({
	field,
	view: { places, isCountryOpen },
	isLanding,
}: {
	field: FieldSource;
	view: Pick<CheckoutView, "places" | "isCountryOpen">;
	isLanding: boolean;
}) {
	if (isCountryOpen) return <CountryField field={field} places={places} autoFocus={isLanding} />;
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

type DeliveryProps = {
	field: FieldSource;
	view: Pick<CheckoutView, "methods" | "places">;
	currency: string;
	isLanding: boolean;
};

export function DeliverySection({ field, view, currency, isLanding }: DeliveryProps) {
	const { methods, places } = view;
	const country = countryName(places.country);
	if (methods.length === 0)
		return (
			<p {...landing(isLanding)}>
				We don’t deliver to {country} yet. Choose another country, then update the totals.
			</p>
		);
	return (
		<div {...landing(isLanding)}>
			<ChoiceField
				field={field}
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

/** Moves the focus to this part when the page comes back after its button was pressed. */
const landing = (isLanding: boolean) => (isLanding ? { tabIndex: -1, autoFocus: true } : {});

type PaymentProps = { field: FieldSource; view: Pick<CheckoutView, "paymentMethods"> };

export function PaymentSection({ field, view }: PaymentProps) {
	return (
		<ChoiceField
			field={field}
			label="Payment method"
			choices={view.paymentMethods.map((value) => ({ value, ...PAYMENT_METHODS[value] }))}
			rows
			className=""
		/>
	);
}

type DiscountCodeProps = { field: FieldSource; view: CheckoutView; isLanding: boolean };

/** The code and whether it was applied. Apply moves the focus to the result: the confirmation, or the refused field. */
export function DiscountCode({ field, view, isLanding }: DiscountCodeProps) {
	const { discount } = view;
	const result = isLanding && !discount?.isRefused ? (discount?.note ?? "No discount code applied.") : null;
	return (
		<>
			<div className="flex items-end gap-x-3">
				<TextField
					field={field}
					label="Discount code"
					optional
					hint={field.errors || result ? undefined : discount?.note}
					autoComplete="off"
					spellCheck={false}
					autoFocus={isLanding && field.errors !== undefined}
					width="short"
					className="min-w-0"
				/>
				<Button {...UPDATE} value="discount" variant="plain">
					Apply<span className="sr-only"> the code</span>
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

type SavedAddress = { value: string; name: string; text: string };

/**
 * Buttons that each fill in a saved address and show the form again with everything else that was typed. They
 * are not first in the form, because the Enter key presses the form's first button.
 */
export function SavedAddresses({ addresses }: { addresses: readonly SavedAddress[] }) {
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
