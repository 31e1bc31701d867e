import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import { receiptFields, WRITE_OFF_REASON_NAMES } from "#app/shop/orders/returns/write-off.ts";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const CHOICES = [
	{
		value: "restock",
		get label() {
			return t.orderReturns.restock;
		},
	},
	{
		value: "writeOff",
		get label() {
			return t.orderReturns.writeOff;
		},
	},
];

const reasons = () => [
	{ value: "", label: t.orderReturns.chooseReason },
	...WRITE_OFF_REASON_NAMES.map((value) => ({ value, label: t.orderReturns.reasons[value] })),
];

type ReceiptLinesProps = {
	lines: Order["returns"][number]["lines"];
	field: (name: string) => FieldSource;
};

/** For each returned line: restock it, or write it off with a reason. */
export function ReceiptLines({ lines, field }: ReceiptLinesProps) {
	return lines.map(({ order_line_id: id, title, quantity }, at) => {
		const names = receiptFields(at);
		return (
			<fieldset key={id} className="group mb-5 border-t border-line pt-3">
				<legend className="sr-only">{title}</legend>
				<ChoiceField
					field={field(names.stock)}
					autoFocus={at === 0}
					label={isolated(`${quantity} × ${title}`)}
					choices={CHOICES}
					className="mb-3"
				/>
				<div className="flex flex-wrap items-end gap-x-4 group-has-[input[value=restock]:checked]:hidden">
					<SelectField
						field={field(names.reason)}
						label={t.orderReturns.writeOffReason}
						choices={reasons()}
						className="mb-3"
					/>
					{quantity > 1 ? (
						<TextField
							field={field(names.quantity)}
							label={t.orderReturns.writeOffQuantity({ most: quantity })}
							hint={t.orderReturns.emptyForAll}
							inputMode="numeric"
							autoComplete="off"
							width="short"
							className="mb-3"
						/>
					) : null}
				</div>
			</fieldset>
		);
	});
}
