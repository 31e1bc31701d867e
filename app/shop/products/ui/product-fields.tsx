import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { TaxClassChoice } from "#app/shop/pricing/tax-class-field.ts";
import type { PRODUCT_FIELD_NAMES } from "#app/shop/products/product-messages.ts";
import { PRODUCT_STATUS_NAMES, PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

export type ProductFormFields = Record<keyof typeof PRODUCT_FIELD_NAMES, string>;

type ProductFieldsProps = {
	fields: { [Name in keyof ProductFormFields]: FieldMetadata<string> };
	categories: { id: number; name: string }[];
	classes: readonly TaxClassChoice[];
	optionCount: number;
	children?: ReactNode;
};

export function ProductFields({ fields, categories, classes, optionCount, children }: ProductFieldsProps) {
	const slots = [
		{ slot: 1, name: fields.option1Name, values: fields.option1Values, example: t.productForm.examples.size },
		{
			slot: 2,
			name: fields.option2Name,
			values: fields.option2Values,
			example: t.productForm.examples.color,
		},
		{
			slot: 3,
			name: fields.option3Name,
			values: fields.option3Values,
			example: t.productForm.examples.material,
		},
	];
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<div className="grid gap-5">
				<Card title={t.words.details}>
					<TextField field={fields.title} label={t.productForm.title} autoComplete="off" />
					<TextArea
						field={fields.description}
						label={t.words.description}
						hint={t.productForm.descriptionHint}
						optional
						rows={8}
					/>
					<TextArea
						field={fields.sizeGuide}
						label={t.productForm.sizeGuide}
						hint={t.productForm.sizeGuideHint}
						optional
						rows={4}
					/>
					<TextArea
						field={fields.goesWith}
						label={t.productForm.goesWith}
						hint={t.productForm.goesWithHint}
						optional
						rows={3}
						className=""
					/>
				</Card>
				{children}
				<Card title={t.productForm.options}>
					<p className="mb-4 max-w-prose text-secondary">
						{optionCount === 0 ? t.productForm.optionsHint : t.productForm.newValuesHint}
					</p>
					<div className="grid gap-x-5 md:grid-cols-3">
						{slots.map(({ slot, name, values, example }) => (
							<fieldset key={slot} className="min-w-0">
								<legend className="sr-only">{t.productForm.option({ number: slot })}</legend>
								<TextField
									field={name}
									label={t.productForm.numberedOption({ number: slot })}
									placeholder={slot > optionCount ? example : undefined}
									optional={slot > optionCount}
									autoComplete="off"
								/>
								<TextArea
									field={values}
									label={t.productForm.values}
									hint={t.productForm.onePerLine}
									optional={slot > optionCount}
									rows={4}
								/>
							</fieldset>
						))}
					</div>
				</Card>
			</div>
			<div className="grid gap-5">
				<Card title={t.productForm.statusOrganization}>
					<SelectField
						field={fields.status}
						label={t.words.status}
						hint={t.productForm.statusHint}
						choices={PRODUCT_STATUS_NAMES.map((value) => ({ value, label: PRODUCT_STATUSES[value].label }))}
					/>
					<SelectField
						field={fields.category}
						label={t.productForm.category}
						choices={[
							{ value: "", label: t.productForm.noCategory },
							...categories.map(({ id, name }) => ({ value: maskId(id), label: name })),
						]}
					/>
					<SelectField
						field={fields.taxClass}
						label={t.taxClasses.label}
						hint={t.taxClasses.hint}
						choices={[...classes]}
					/>
					<TextField field={fields.vendor} label={t.productForm.vendor} optional autoComplete="off" />
					<TextField
						field={fields.tags}
						label={t.productForm.tags}
						hint={t.productForm.tagsHint}
						optional
						autoComplete="off"
						className=""
					/>
				</Card>
				<Card title={t.productForm.searchEngineListing}>
					<TextField
						field={fields.slug}
						label={t.productForm.handle}
						hint={t.productForm.handleHint}
						optional
						autoComplete="off"
						width="medium"
					/>
					<TextField field={fields.seoTitle} label={t.productForm.pageTitle} optional autoComplete="off" />
					<TextArea
						field={fields.seoDescription}
						label={t.productForm.metaDescription}
						optional
						rows={2}
						className=""
					/>
				</Card>
			</div>
		</div>
	);
}
