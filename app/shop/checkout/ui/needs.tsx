import type { SubmissionResult } from "@conform-to/react";
import { AddressFields } from "#app/common/places/address-fields.tsx";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldSource, initialText, plainField } from "#app/ui/form/field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";
import {
	CheckoutSection,
	CountrySection,
	DeliverySection,
	PaymentSection,
	SavedAddresses,
	UPDATE,
} from "./checkout-sections.tsx";

type NeedsView = Pick<CheckoutView, "places" | "isCountryOpen" | "methods" | "paymentMethods">;

export type NeedsProps = {
	view: NeedsView;
	currency: string;
	field: (name: string) => FieldSource;
	/** Null for a guest, who has no saved addresses. */
	addresses: { value: string; name: string; text: string }[] | null;
	lastResult: SubmissionResult<string[]> | undefined;
	landOn: "discount" | "country" | "delivery" | null;
};

/** What an order needs besides the cart. A guest's first form is the same for all who deliver to the same place. */
export function Needs(props: NeedsProps) {
	const { view, currency, field, addresses, lastResult } = props;
	if (addresses !== null || lastResult) return <Sections {...props} />;
	const { places, isCountryOpen, methods, paymentMethods } = view;
	const values = CHOSEN.map((name) => [name, initialText(field(name)) ?? ""] as const);
	return (
		<Remembered
			as="div"
			className="contents"
			component={GuestSections}
			props={{ view: { places, isCountryOpen, methods, paymentMethods }, currency, values }}
			isImpersonal
		/>
	);
}

/** The fields that the checkout fills in for a guest. */
const CHOSEN = ["country", "region", "deliveryMethod", "paymentMethod"];

type GuestSectionsProps = {
	view: NeedsView;
	currency: string;
	values: readonly (readonly [name: string, value: string])[];
};

function GuestSections({ values, ...shown }: GuestSectionsProps) {
	const chosen = new Map(values);
	const field = (name: string) => plainField(`checkout-${name}`, { name, value: chosen.get(name) });
	return <Sections {...shown} field={field} addresses={null} lastResult={undefined} landOn={null} />;
}

function Sections({ view, currency, field, addresses, lastResult, landOn }: NeedsProps) {
	const savesAddress = (lastResult ? lastResult.initialValue?.saveAddress : "on") === "on";
	return (
		<>
			<CheckoutSection title="Contact" aside={addresses === null ? <SignIn /> : null}>
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
			<CheckoutSection title="Delivery address">
				<AddressFields
					field={field}
					places={view.places}
					country={<CountrySection field={field("country")} view={view} isLanding={landOn === "country"} />}
				/>
				{addresses === null ? null : (
					<label className="mb-5 flex min-h-6 items-center gap-3">
						<input type="checkbox" name="saveAddress" className="size-5" defaultChecked={savesAddress} />
						Save this address to my account
					</label>
				)}
				<p className="no-script">
					<span className="mb-1.5 block text-sm text-secondary">
						After you choose {view.isCountryOpen ? "another country or " : ""}the{" "}
						{view.places.regionLabel.toLowerCase()}, update the totals.
					</span>
					<Button {...UPDATE} value="delivery" variant="plain" dense>
						Update totals
					</Button>
				</p>
				<SavedAddresses addresses={addresses ?? []} />
			</CheckoutSection>
			<CheckoutSection title="Delivery">
				<div data-part="delivery">
					<DeliverySection
						field={field("deliveryMethod")}
						view={view}
						currency={currency}
						isLanding={landOn === "delivery"}
					/>
				</div>
			</CheckoutSection>
			<CheckoutSection title="Payment">
				<PaymentSection field={field("paymentMethod")} view={view} />
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
