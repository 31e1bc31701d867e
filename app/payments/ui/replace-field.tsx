import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";

type ReplaceFieldProps = {
	field: FieldSource;
	/** What failed refunds hold that are tried again, in minor units. */
	planned: number;
	currency: string;
};

/** Offers to refund in place of the failed refunds that are tried again; nothing when there are none. */
export function ReplaceField({ field, planned, currency }: ReplaceFieldProps) {
	if (planned === 0) return null;
	return (
		<CheckField
			field={field}
			label={t.payments.refunding.replace({ amount: formatMoney(planned, currency) })}
			hint={t.payments.refunding.replaceHint}
		/>
	);
}
