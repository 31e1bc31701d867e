import passkeysUrl from "./passkeys.js?url";

type PasskeyButtonProps = {
	/** `options`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as JSON. */
	to: { signIn: { redirectTo: string } } | { add: { options: string; formToken: string } };
	/** Where passkeys work. */
	origin: string;
};

/** Where a script makes a form with a button that asks the browser for a passkey; it posts to the page's own address. */
export function PasskeyButton({ to, origin }: PasskeyButtonProps) {
	const data =
		"signIn" in to
			? { "data-passkey": "sign-in", "data-redirect-to": to.signIn.redirectTo }
			: { "data-passkey": "add", "data-options": to.add.options, "data-form-token": to.add.formToken };
	return (
		<>
			<div {...data} data-origin={origin} />
			<script type="module" src={passkeysUrl} />
		</>
	);
}
