import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { SELLER_FIELD_NAMES } from "#app/invoices/seller-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { type FieldSource, initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";

type SellerFormProps = {
	/** 0: none was saved yet. */
	version: number;
	typed: Record<keyof typeof SELLER_FIELD_NAMES, string>;
	changes: ComponentProps<typeof ChangeHistory>["changes"];
	/** Its changes in the trail, for who may see them. */
	trail?: string;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The field that asks to confirm who it is. */
	proofField: (field: FieldSource) => ReactNode;
};

/** The seller details that invoices print. */
export function SellerForm({ version, typed, changes, trail, lastResult, proofField }: SellerFormProps) {
	const [form, fields] = useForm<Record<string, string>>({
		id: "seller",
		lastResult,
		defaultValue: typed,
	});
	const field = (name: string) => fields[name] as FieldSource;
	const isChanged = field("expectedVersion").errors !== undefined;
	// After a conflict the person sees the other change; after other errors they have not seen it.
	const expectedVersion = isChanged ? version : initialText(field("expectedVersion")) || version;
	return (
		<>
			<PostForm form={form}>
				<input type="hidden" name="expectedVersion" value={expectedVersion} />
				{isChanged ? (
					<ChangedFields
						id={field("expectedVersion").id}
						names={SELLER_FIELD_NAMES}
						now={typed}
						typed={lastResult?.initialValue ?? {}}
					/>
				) : null}
				<TextField
					field={field("name")}
					label={SELLER_FIELD_NAMES.name}
					hint={t.invoices.seller.nameHint}
					autoComplete="off"
				/>
				<TextArea
					field={field("address")}
					label={SELLER_FIELD_NAMES.address}
					hint={t.invoices.seller.addressHint}
					rows={4}
				/>
				<TextField
					field={field("taxNumber")}
					label={SELLER_FIELD_NAMES.taxNumber}
					hint={t.invoices.seller.taxNumberHint}
					optional
					autoComplete="off"
					width="medium"
				/>
				<TextField
					field={field("email")}
					label={SELLER_FIELD_NAMES.email}
					type="email"
					optional
					autoComplete="off"
					width="medium"
				/>
				<TextField
					field={field("phone")}
					label={SELLER_FIELD_NAMES.phone}
					type="tel"
					optional
					autoComplete="off"
					width="medium"
				/>
				{proofField(field("proof"))}
				<p>
					<Button busy={t.words.saving}>{t.invoices.seller.save}</Button>
				</p>
			</PostForm>
			<ChangeHistory changes={changes} trail={trail} />
		</>
	);
}
