import type { SubmissionResult } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import type { TaxClassChoice } from "#app/shop/pricing/tax-class-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { variantField } from "./grid-form.ts";
import type { VariantRow } from "./save-variants.server.ts";

type Row = VariantRow & { name: string; stock: number };

type VariantGridProps = {
	rows: Row[];
	classes: readonly TaxClassChoice[];
	currency: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** A row of fields for each variant; a refused form shows what was typed, with its errors. */
export function VariantGrid({ rows, classes, currency, lastResult }: VariantGridProps) {
	const input = (name: string, title: string, label: string, look: Look): Column<Row> => ({
		key: name,
		title,
		cell: (row) => {
			const field = variantField(name, row.id);
			return (
				<GridInput
					key={field}
					name={field}
					label={row.name ? t.productVariants.labelOf({ label, name: row.name }) : label}
					value={lastResult ? String(lastResult.initialValue?.[field] ?? "") : look.value(row)}
					errors={lastResult?.error?.[field] ?? undefined}
					width={look.width}
					inputMode={look.inputMode}
				/>
			);
		},
	});
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
			title: t.productVariants.variant,
			isLead: true,
			cell: (row) => (
				<>
					<p className="font-semibold wrap-anywhere">{row.name || t.productVariants.defaultName}</p>
					<p className="text-secondary">
						{row.is_tracked ? t.productVariants.stock({ count: row.stock }) : t.productVariants.notTracked}
					</p>
				</>
			),
		},
		input("price", t.productVariants.priceTitle({ currency }), t.words.price, {
			width: "w-24",
			inputMode: "decimal",
			value: (row) => money(row.price),
		}),
		input("compareAt", t.productVariants.compareAtTitle({ currency }), t.productForm.compareAt, {
			width: "w-24",
			inputMode: "decimal",
			value: (row) => money(row.compare_at),
		}),
		input("sku", t.productForm.sku, t.productForm.sku, {
			width: "w-full lg:min-w-36",
			value: (row) => row.sku ?? "",
		}),
		input("barcode", t.productVariants.barcode, t.productVariants.barcode, {
			width: "w-full lg:min-w-32",
			value: (row) => row.barcode ?? "",
		}),
		input("weight", t.productVariants.weightTitle, t.productVariants.weight, {
			width: "w-20",
			inputMode: "numeric",
			value: (row) => String(row.weight_grams),
		}),
		input("lowStockAt", t.productVariants.lowStockAt, t.productVariants.lowStockAt, {
			width: "w-16",
			inputMode: "numeric",
			value: (row) => String(row.low_stock_at),
		}),
		{
			key: "taxClass",
			title: t.taxClasses.label,
			cell: (row) => {
				const name = variantField("taxClass", row.id);
				const value = lastResult ? String(lastResult.initialValue?.[name] ?? "") : (row.tax_class ?? "");
				const label = t.taxClasses.label;
				return (
					<select
						key={name}
						name={name}
						defaultValue={value}
						aria-label={row.name ? t.productVariants.labelOf({ label, name: row.name }) : label}
						className="control control-dense"
					>
						<option value="">{t.taxClasses.ofProduct}</option>
						{classes.map((choice) => (
							<option key={choice.value} value={choice.value}>
								{choice.label}
							</option>
						))}
					</select>
				);
			},
		},
		{
			key: "rules",
			title: t.productVariants.selling,
			cell: (row) => (
				<div className="grid gap-1">
					{tick(row, "tracked", t.productVariants.trackStock, row.is_tracked)}
					{tick(row, "oversellable", t.productVariants.sellOutStock, row.is_oversellable)}
				</div>
			),
		},
	];
	return (
		<DataTable
			caption={t.productVariants.variants}
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			isWide
		/>
	);
}

type InputMode = InputHTMLAttributes<HTMLInputElement>["inputMode"];
type Look = { width: string; inputMode?: InputMode; value: (row: Row) => string };

type GridInputProps = {
	name: string;
	label: string;
	value: string;
	errors: string[] | undefined;
	width: string;
	inputMode: InputMode;
};

function GridInput({ name, label, value, errors, width, inputMode }: GridInputProps) {
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
