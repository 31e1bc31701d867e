import { type FieldSource, plainField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/text-field.tsx";

export type ProofKind = "password" | "password or code";

/**
 * Asks the person of a session to confirm an important change. Shown when the last time is too long ago, and again
 * with the error when that happened while the form was open.
 */
export function ProofField({ field, kind }: { field: FieldSource; kind: ProofKind | null }) {
	if (kind === null && !field.errors) return null;
	return (
		<PasswordField
			field={field}
			label={kind === "password or code" ? "Your password or a code" : "Your password"}
			hint={
				kind === "password or code"
					? "Confirm it’s you: enter your password, or a code from your authenticator app."
					: "Confirm it’s you."
			}
			autoComplete="current-password"
		/>
	);
}

/** The field for `ConfirmDialog`, whose form has no others; null when there is nothing to ask. `problem`: its error. */
export const proofOfDialog = (kind: ProofKind | null, problem?: string | null) =>
	kind === null && !problem ? null : (
		<ProofField kind={kind} field={plainField("proof", { name: "proof", problem })} />
	);
