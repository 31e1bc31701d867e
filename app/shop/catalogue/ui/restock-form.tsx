import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldSource, plainField } from "#app/ui/form/field.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Asks for an email when a variant is back in stock. `email`: the field, for those whose address is not known. */
export function RestockForm({ variantId, email }: { variantId: number; email: ReactNode }) {
	return (
		<PublicForm action={`/back-in-stock/${maskId(variantId)}`} className="mt-6" guarded>
			{email}
			<Button busy={t.words.sending} className="w-full">
				<Icon name="bell" /> {t.restock.title}
			</Button>
		</PublicForm>
	);
}

/** `field`: of a refused form. */
export function RestockEmail({
	field = plainField("restock-email", { name: "email" }),
}: {
	field?: FieldSource;
}) {
	return <TextField field={field} label={t.words.email} type="email" autoComplete="email" className="mb-3" />;
}
