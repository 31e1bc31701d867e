import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import passkeysUrl from "#app/account/proof/passkeys.js?url";
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

function describe(to: PasskeyButtonProps["to"]) {
	if (to === "confirm") return { "data-passkey": "confirm" };
	return "signIn" in to
		? { "data-passkey": "sign-in", "data-redirect-to": to.signIn.redirectTo }
		: { "data-passkey": "add", "data-options": to.add.options, "data-form-token": to.add.formToken };
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
			<div {...describe(to)} data-origin={origin} />
			{isHydrated ? null : <script type="module" src={passkeysUrl} />}
		</>
	);
}
