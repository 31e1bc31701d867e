import { CheckoutSection } from "#app/shop/checkout/ui/checkout-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type CustomerFieldsProps = {
	field: (name: string) => FieldSource;
	/** The account with the typed email. */
	customer: { name: string } | null;
};

/** How the customer is reached, and whether the order belongs to their account. */
export function CustomerFields({ field, customer }: CustomerFieldsProps) {
	return (
		<CheckoutSection title="Customer">
			<div className="flex flex-wrap items-end gap-x-3">
				<TextField
					field={field("email")}
					label="Email"
					hint="The customer gets the confirmation and updates about the order here."
					type="email"
					autoComplete="off"
					width="medium"
				/>
				<Button variant="plain" name="intent" value="account" busy="Looking..." className="mb-5">
					Find account
				</Button>
			</div>
			{customer ? (
				<CheckField
					field={field("forAccount")}
					label={`Add the order to the account of ${customer.name}`}
					hint="Otherwise it is placed for a guest."
					className=""
				/>
			) : null}
		</CheckoutSection>
	);
}
