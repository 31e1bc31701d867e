import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import passkeysUrl from "#app/account/proof/passkeys.js?url";
import { t } from "#app/common/language/messages.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import "./passkey-button.css";

type PasskeyButtonProps = {
	/**
	 * `options`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as JSON. `confirm`: within a form, it gives its
	 * `proof` field.
	 */
	to: { signIn: { redirectTo: string } } | { add: { options: string; formToken: string } } | "confirm";
	/** Where passkeys work. */
	origin: string;
};

/** What the script reads: what the button is for, and its texts. */
function describe({ to, origin }: PasskeyButtonProps) {
	const texts = t.passkeys.script;
	if (to === "confirm")
		return {
			"data-passkey": "confirm",
			"data-label": texts.confirm.label,
			"data-done": texts.confirm.done,
			"data-failed": texts.confirm.failed,
		};
	if ("signIn" in to)
		return {
			"data-passkey": "sign-in",
			"data-redirect-to": to.signIn.redirectTo,
			"data-label": texts.signIn.label,
			"data-asking": t.login.busy,
			"data-failed": texts.signIn.failed,
		};
	return {
		"data-passkey": "add",
		"data-options": to.add.options,
		"data-form-token": to.add.formToken,
		"data-label": t.passkeys.add.title,
		"data-asking": texts.add.busy,
		"data-unknown": texts.add.unknown,
		"data-elsewhere": t.passkeys.add.otherOrigin({ origin }),
		"data-taken": texts.add.taken,
		"data-failed": texts.add.failed,
	};
}

/** Where a script makes a button that asks the browser for a passkey. */
export function PasskeyButton({ to, origin }: PasskeyButtonProps) {
	const isHydrated = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.hydrate);
	// A hydrated screen may open a form long after its document was loaded, and scripts wait until React has read it.
	useEffect(() => {
		import(/* @vite-ignore */ passkeysUrl).then(({ offerPasskeys }) => offerPasskeys());
	}, []);
	return (
		<>
			<div {...describe({ to, origin })} data-origin={origin} />
			{isHydrated ? null : <script type="module" src={passkeysUrl} />}
		</>
	);
}
