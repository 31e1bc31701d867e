import { t } from "#app/common/language/messages.ts";
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
		<CheckoutSection title={t.words.customer}>
			<div className="flex flex-wrap items-end gap-x-3">
				<TextField
					field={field("email")}
					label={t.words.email}
					hint={t.phoneOrder.emailHint}
					type="email"
					autoComplete="off"
					width="medium"
				/>
				<Button variant="plain" name="intent" value="account" busy={t.phoneOrder.looking} className="mb-5">
					{t.phoneOrder.findAccount}
				</Button>
			</div>
			{customer ? (
				<CheckField
					field={field("forAccount")}
					label={t.phoneOrder.forAccount({ name: customer.name })}
					hint={t.phoneOrder.accountHint}
					className=""
				/>
			) : null}
		</CheckoutSection>
	);
}
