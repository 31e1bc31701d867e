import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { FieldNotes, type FieldSource, plainField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/text-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** How a person can confirm who they are. */
export type ProofOptions = {
	takesPassword: boolean;
	/** Of an authenticator app, or a recovery code. */
	takesCode: boolean;
	/** Where the person's passkeys work; null without any. */
	passkeyOrigin: string | null;
	/** The OpenID provider that the person signs in with. */
	provider: string | null;
};

/** What can be typed; null for nothing. */
export const typedProof = ({
	takesPassword,
	takesCode,
}: ProofOptions): "password" | "code" | "either" | null =>
	takesPassword && takesCode ? "either" : takesPassword ? "password" : takesCode ? "code" : null;

/** For a form that is refused because the time ran out while it was open. */
const BY_PASSWORD: ProofOptions = {
	takesPassword: true,
	takesCode: false,
	passkeyOrigin: null,
	provider: null,
};

type ProofFieldProps = { field: FieldSource; kind: ProofOptions | null; autoFocus?: boolean };

/**
 * Asks the person of a session to confirm an important change. Shown when the last time is too long ago, and again
 * with the error when that happened while the form was open.
 */
export function ProofField({ field, kind, autoFocus = false }: ProofFieldProps) {
	const { pathname, search } = useLocation();
	if (kind === null && !field.errors) return null;
	const options = kind ?? BY_PASSWORD;
	const { takesPassword, takesCode, passkeyOrigin, provider } = options;
	const typed = typedProof(options);
	const here = new URLSearchParams({ proof: "", redirectTo: pathname + search });
	return (
		<div className="mb-5" data-proof>
			{typed ? (
				<PasswordField
					field={field}
					label={t.proof.label[typed]}
					hint={t.proof.hint[typed]}
					autoFocus={autoFocus}
					autoComplete={takesPassword ? "current-password" : "one-time-code"}
					className=""
				/>
			) : (
				<Asked field={field}>{provider || passkeyOrigin ? t.proof.choose : t.proof.noPassword}</Asked>
			)}
			{passkeyOrigin ? <PasskeyButton to="confirm" origin={passkeyOrigin} /> : null}
			{provider ? (
				<p className="mt-3">
					{(typed ? t.proof.orByProvider : t.proof.byProvider)({
						provider,
						link: (text) => (
							<a className="link" href={`/login/openid?${here}`}>
								{text}
							</a>
						),
					})}
				</p>
			) : null}
			{takesPassword || takesCode ? null : (
				<p className="mt-3">
					<a className="link" href="/profile/password">
						{t.proof.setPassword}
					</a>
				</p>
			)}
		</div>
	);
}

/** In place of a field, where there is nothing to type. */
function Asked({ field, children }: { field: FieldSource; children: ReactNode }) {
	return (
		<div id={field.id} tabIndex={-1}>
			<p className="font-semibold">{t.proof.title}</p>
			<FieldNotes field={field} hint={children} />
		</div>
	);
}

/** The field for `ConfirmDialog`, whose form has no others; null when there is nothing to ask. `problem`: its error. */
export const proofOfDialog = (kind: ProofOptions | null, problem?: string | null) =>
	kind === null && !problem ? null : (
		<ProofField autoFocus kind={kind} field={plainField("proof", { name: "proof", problem })} />
	);
