import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { maskId } from "#app/common/masked-id.ts";
import type { PRODUCT_FIELD_NAMES } from "#app/shop/products/product-messages.ts";
import { PRODUCT_STATUS_NAMES, PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

export type ProductFormFields = Record<keyof typeof PRODUCT_FIELD_NAMES, string>;

const STATUS_CHOICES = PRODUCT_STATUS_NAMES.map((value) => ({ value, label: PRODUCT_STATUSES[value].label }));

type ProductFieldsProps = {
	fields: { [Name in keyof ProductFormFields]: FieldMetadata<string> };
	categories: { id: number; name: string }[];
	optionCount: number;
	children?: ReactNode;
};

export function ProductFields({ fields, categories, optionCount, children }: ProductFieldsProps) {
	const slots = [
		{ slot: 1, name: fields.option1Name, values: fields.option1Values, example: "Size" },
		{ slot: 2, name: fields.option2Name, values: fields.option2Values, example: "Color" },
		{ slot: 3, name: fields.option3Name, values: fields.option3Values, example: "Material" },
	];
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<div className="grid gap-5">
				<Card title="Details">
					<TextField field={fields.title} label="Title" autoComplete="off" />
					<TextArea
						field={fields.description}
						label="Description"
						hint="Leave an empty line between paragraphs."
						optional
						rows={8}
					/>
					<TextArea
						field={fields.sizeGuide}
						label="Size guide"
						hint="A line for each row, cells separated by |. The first line has the headings: Size | Chest | Waist. You can paste cells of a spreadsheet."
						optional
						rows={4}
					/>
					<TextArea
						field={fields.goesWith}
						label="Goes well with"
						hint="Up to 4 products, one handle or address per line. Leave empty to show what customers buy with it."
						optional
						rows={3}
						className=""
					/>
				</Card>
				{children}
				<Card title="Options">
					<p className="mb-4 max-w-prose text-secondary">
						Options are what customers choose, such as size.{" "}
						{optionCount === 0
							? "Every combination of values is a variant with its own price and stock (max 100)."
							: "A new value adds a variant for each existing combination of the other options (max 100)."}
					</p>
					<div className="grid gap-x-5 md:grid-cols-3">
						{slots.map(({ slot, name, values, example }) => (
							<fieldset key={slot} className="min-w-0">
								<legend className="sr-only">Option {slot}</legend>
								<TextField
									field={name}
									label={`Option ${slot} name`}
									placeholder={slot > optionCount ? example : undefined}
									optional={slot > optionCount}
									autoComplete="off"
								/>
								<TextArea
									field={values}
									label="Values"
									hint="One per line"
									optional={slot > optionCount}
									rows={4}
								/>
							</fieldset>
						))}
					</div>
				</Card>
			</div>
			<div className="grid gap-5">
				<Card title="Status and organization">
					<SelectField
						field={fields.status}
						label="Status"
						hint="Customers see only active products."
						choices={STATUS_CHOICES}
					/>
					<SelectField
						field={fields.category}
						label="Category"
						choices={[
							{ value: "", label: "No category" },
							...categories.map(({ id, name }) => ({ value: maskId(id), label: name })),
						]}
					/>
					<TextField field={fields.vendor} label="Vendor" optional autoComplete="off" />
					<TextField
						field={fields.tags}
						label="Tags"
						hint="Separate tags with commas"
						optional
						autoComplete="off"
						className=""
					/>
				</Card>
				<Card title="Search engine listing">
					<TextField
						field={fields.slug}
						label="Handle"
						hint="Identifies the product in CSV files. Leave empty to create it from the title."
						optional
						autoComplete="off"
						width="medium"
					/>
					<TextField field={fields.seoTitle} label="Page title" optional autoComplete="off" />
					<TextArea field={fields.seoDescription} label="Meta description" optional rows={2} className="" />
				</Card>
			</div>
		</div>
	);
}
