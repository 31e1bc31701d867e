import type { SubmissionResult } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { typedMoney } from "#app/common/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { VariantRow } from "./save-variants.server.ts";
import { variantField } from "./variant-fields.ts";

type Row = VariantRow & { name: string; stock: number };

type VariantGridProps = { rows: Row[]; currency: string; lastResult: SubmissionResult<string[]> | undefined };

/** A row of fields for each variant; a refused form shows what was typed, with its errors. */
export function VariantGrid({ rows, currency, lastResult }: VariantGridProps) {
	const cell = (row: Row, column: string, label: string, value: string, look: Look) => {
		const name = variantField(column, row.id);
		return (
			<GridInput
				key={name}
				name={name}
				label={`${label}${row.name ? ` of ${row.name}` : ""}`}
				value={lastResult ? String(lastResult.initialValue?.[name] ?? "") : value}
				errors={lastResult?.error?.[name] ?? undefined}
				{...look}
			/>
		);
	};
	const tick = (row: Row, column: string, label: string, value: boolean) => {
		const name = variantField(column, row.id);
		const isTicked = lastResult ? lastResult.initialValue?.[name] !== undefined : value;
		return (
			<label key={name} className="flex min-h-6 items-center gap-2">
				<input type="checkbox" name={name} defaultChecked={isTicked} className="size-5 shrink-0" />
				{label}
				{row.name ? <span className="sr-only"> {row.name}</span> : null}
			</label>
		);
	};
	const money = (amount: number | null) => (amount === null ? "" : typedMoney(amount, currency));
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: "Variant",
			isLead: true,
			cell: (row) => (
				<>
					<p className="font-semibold wrap-anywhere">{row.name || "Default variant"}</p>
					<p className="text-secondary">{row.is_tracked ? `${row.stock} in stock` : "Not tracked"}</p>
				</>
			),
		},
		{
			key: "price",
			title: `Price, ${currency}`,
			cell: (row) => cell(row, "price", "Price", money(row.price), { width: "w-24", inputMode: "decimal" }),
		},
		{
			key: "compareAt",
			title: `Compare-at, ${currency}`,
			cell: (row) =>
				cell(row, "compareAt", "Compare-at price", money(row.compare_at), {
					width: "w-24",
					inputMode: "decimal",
				}),
		},
		{
			key: "sku",
			title: "SKU",
			cell: (row) => cell(row, "sku", "SKU", row.sku ?? "", { width: "w-full lg:min-w-36" }),
		},
		{
			key: "barcode",
			title: "Barcode",
			cell: (row) => cell(row, "barcode", "Barcode", row.barcode ?? "", { width: "w-full lg:min-w-32" }),
		},
		{
			key: "weight",
			title: "Weight, g",
			cell: (row) =>
				cell(row, "weight", "Weight in grams", String(row.weight_grams), {
					width: "w-20",
					inputMode: "numeric",
				}),
		},
		{
			key: "low",
			title: "Low stock level",
			cell: (row) =>
				cell(row, "lowStockAt", "Low stock level", String(row.low_stock_at), {
					width: "w-16",
					inputMode: "numeric",
				}),
		},
		{
			key: "rules",
			title: "Selling",
			cell: (row) => (
				<div className="grid gap-1">
					{tick(row, "taxable", "Charge tax", row.is_taxable)}
					{tick(row, "tracked", "Track stock", row.is_tracked)}
					{tick(row, "oversellable", "Sell when out of stock", row.is_oversellable)}
				</div>
			),
		},
	];
	return <DataTable caption="Variants" columns={columns} rows={rows} rowKey={(row) => row.id} isWide />;
}

type Look = { width: string; inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] };

function GridInput({
	name,
	label,
	value,
	errors,
	width,
	inputMode,
}: Look & { name: string; label: string; value: string; errors: string[] | undefined }) {
	const id = `variants-${name}`;
	return (
		<>
			<input
				type="text"
				id={id}
				name={name}
				aria-label={label}
				defaultValue={value}
				inputMode={inputMode}
				autoComplete="off"
				className={`control control-dense ${width}`}
				aria-invalid={errors ? true : undefined}
				aria-describedby={errors ? `${id}-error` : undefined}
			/>
			{errors ? (
				<p id={`${id}-error`} className="mt-1 flex max-w-40 gap-1.5 font-semibold text-red">
					<Icon name="alert" />
					<span>{errors.join(" ")}</span>
				</p>
			) : null}
		</>
	);
}
