import type { FormMetadata } from "@conform-to/react";
import { PhotoFields } from "#app/common/photos/photo-fields.tsx";
import type { RefusedPhotoForm } from "#app/http/forms/form-photos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { type FormSection, Sections } from "./sections.tsx";

type NewFormProps = {
	form: FormMetadata<Record<string, string>>;
	fields: Record<string, FieldSource>;
	idempotencyKey: string;
	sections: readonly FormSection[];
	waiting: RefusedPhotoForm["waiting"] | undefined;
	photoHint: string;
	button: string;
};

export function NewForm(props: NewFormProps) {
	const { form, fields, idempotencyKey, sections, waiting = [], photoHint, button } = props;
	// A form that comes back keeps its key, so that sending it again still creates only one.
	const before = fields.idempotencyKey?.initialValue;
	const photos = <PhotoFields field={fields.photos as FieldSource} waiting={waiting} hint={photoHint} />;
	return (
		<PostForm
			id={form.id}
			idempotencyKey={typeof before === "string" ? before : idempotencyKey}
			encType="multipart/form-data"
		>
			<ErrorSummary form={form} />
			<Sections sections={[...sections, { id: "photos", title: "Photos", body: photos }]}>
				<p>
					<Button busy="Adding...">{button}</Button>
				</p>
			</Sections>
			<EditScript />
		</PostForm>
	);
}
