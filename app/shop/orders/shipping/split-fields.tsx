import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";
import { unitsField } from "./split-form.ts";

type SplitFieldsProps = {
	/** With the units that are to be packed. */
	lines: readonly Pick<OrderView["lines"][number], "id" | "title" | "options" | "sku" | "quantity">[];
	/** How many parcels the form has. */
	count: number;
	field: (name: string) => FieldSource;
};

/** For each line, how many of its units go into which parcel. */
export function SplitFields({ lines, count, field }: SplitFieldsProps) {
	return lines.map(({ id, title, options, sku, quantity }) => (
		<fieldset key={id} className="card mb-4 p-4">
			<legend className="sr-only">{withCommas([title, options])}</legend>
			<p className="font-semibold wrap-anywhere">{title}</p>
			<p className="text-sm text-secondary wrap-anywhere">
				{withCommas([options, sku && t.orderEdit.sku({ sku }), t.orderParcels.toPack({ count: quantity })])}
			</p>
			<div className="mt-3 flex flex-wrap items-end gap-4">
				{Array.from({ length: count }, (_, at) => (
					<NumberField
						key={unitsField(id, at)}
						field={field(unitsField(id, at))}
						label={t.orderParcels.parcelNumber({ number: at + 1 })}
						className=""
					/>
				))}
			</div>
		</fieldset>
	));
}
