// @ts-check
/* Makes passkeys, and signs in with them. The buttons are made here, so that a page has none where scripts don't run
   or the browser knows no passkeys. */

const REFRESH_MS = 9 * 60 * 1000;

/** @param {string} text Base64url. */
const toBytes = (text) =>
	Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const toText = (buffer) =>
	btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
		.replace(/\+/g, "-")
		.replace(/\//g, "_")
		.replace(/=/g, "");

/** @param {PublicKeyCredential} credential @param {object} response */
const toJson = ({ id, rawId, type }, response) =>
	JSON.stringify({ id, rawId: toText(rawId), type, clientExtensionResults: {}, response });

/** @param {any} options `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
async function create(options) {
	const credential = /** @type {PublicKeyCredential} */ (
		await navigator.credentials.create({
			publicKey: {
				...options,
				challenge: toBytes(options.challenge),
				user: { ...options.user, id: toBytes(options.user.id) },
				excludeCredentials: options.excludeCredentials.map((/** @type {{ id: string }} */ each) => ({
					...each,
					id: toBytes(each.id),
				})),
			},
		})
	);
	const response = /** @type {AuthenticatorAttestationResponse} */ (credential.response);
	return toJson(credential, {
		clientDataJSON: toText(response.clientDataJSON),
		attestationObject: toText(response.attestationObject),
		transports: response.getTransports?.() ?? [],
	});
}

/** @param {CredentialRequestOptions} [how] @param {string} [challenge] Where the challenge comes from. */
async function sign(how, challenge = "/login/passkey") {
	const answer = await fetch(challenge);
	const options = await answer.json();
	const allowCredentials = (options.allowCredentials ?? []).map((/** @type {{ id: string }} */ each) => ({
		...each,
		id: toBytes(each.id),
	}));
	const credential = /** @type {PublicKeyCredential} */ (
		await navigator.credentials.get({
			...how,
			publicKey: { ...options, challenge: toBytes(options.challenge), allowCredentials },
		})
	);
	const response = /** @type {AuthenticatorAssertionResponse} */ (credential.response);
	return toJson(credential, {
		clientDataJSON: toText(response.clientDataJSON),
		authenticatorData: toText(response.authenticatorData),
		signature: toText(response.signature),
		userHandle: toText(response.userHandle),
	});
}

/** @param {HTMLElement} place @param {string} [text] */
function say(place, text = "") {
	place.querySelector("[role=alert]")?.remove();
	const alert = document.createElement("p");
	alert.setAttribute("role", "alert");
	alert.className = "notice mt-4";
	alert.dataset.tone = "red";
	alert.textContent = text;
	place.append(alert);
}

/** The texts of a button, in the language of the page. @param {HTMLElement} place */
const readTexts = ({ dataset: { label = "", asking = "" } }) => ({ label, busy: asking });

/** @param {string} name @param {string} value */
function hidden(name, value) {
	const input = document.createElement("input");
	Object.assign(input, { type: "hidden", name, value });
	return input;
}

/** @param {HTMLFormElement} form @param {string} credential */
function send(form, credential) {
	/** @type {HTMLInputElement} */ (form.elements.namedItem("credential")).value = credential;
	form.requestSubmit();
}

/**
 * Makes a form whose button asks the browser for a credential, and which is submitted with what it gives.
 * @param {HTMLElement} place
 * @param {{ look: string, label: string, busy: string, fields: [string, string][] }} what
 * @param {() => Promise<string>} ask @param {(error: unknown) => string} explain
 */
function makeForm(place, { look, label, busy, fields }, ask, explain) {
	const form = document.createElement("form");
	form.method = "post";
	const button = document.createElement("button");
	Object.assign(button, { className: look, textContent: label });
	button.dataset.busy = busy;
	const credential = hidden("credential", "");
	form.append(...fields.map(([name, value]) => hidden(name, value)), credential, button);
	place.append(form);
	let isAsking = false;
	form.addEventListener("submit", async (event) => {
		if (credential.value) return;
		event.preventDefault();
		if (isAsking) return;
		isAsking = true;
		place.querySelector("[role=alert]")?.remove();
		try {
			send(form, await ask());
		} catch (error) {
			say(place, explain(error));
		}
		isAsking = false;
	});
	// Going back shows the form as it was sent; each answer of a passkey counts once.
	addEventListener("pageshow", () => {
		credential.value = "";
	});
	return form;
}

/** @param {HTMLElement} place */
function offerSignIn(place) {
	/** @type {AbortController | undefined} */
	let waiting;
	const form = makeForm(
		place,
		{
			look: "btn btn-plain mt-6",
			...readTexts(place),
			fields: [["redirectTo", place.dataset.redirectTo ?? "/"]],
		},
		() => {
			waiting?.abort();
			return sign();
		},
		() => place.dataset.failed ?? "",
	);

	/** The browser offers passkeys where the email address is typed. A challenge lasts ten minutes. */
	async function waitForChoice() {
		waiting?.abort();
		const mine = new AbortController();
		waiting = mine;
		const next = setTimeout(waitForChoice, REFRESH_MS);
		mine.signal.addEventListener("abort", () => clearTimeout(next));
		try {
			send(form, await sign({ mediation: "conditional", signal: mine.signal }));
		} catch {
			// Nothing was chosen: the page is used in another way.
		}
	}
	PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => {
		if (can) waitForChoice();
	});
}

/** @param {HTMLElement} place */
function offerToAdd(place) {
	const { origin, options = "", formToken = "", unknown, elsewhere, taken, failed } = place.dataset;
	if (!isKnown) say(place, unknown);
	else if (origin !== location.origin) say(place, elsewhere);
	else
		makeForm(
			place,
			{ look: "btn", ...readTexts(place), fields: [["formToken", formToken]] },
			() => create(JSON.parse(options)),
			(error) => (error instanceof DOMException && error.name === "InvalidStateError" ? taken : failed) ?? "",
		);
}

/**
 * A button in a form that asks to confirm who it is: it fills in the form's proof, and the person then sends the form.
 * @param {HTMLElement} place
 */
function offerToConfirm(place) {
	const form = place.closest("form");
	const typed = /** @type {HTMLInputElement | null} */ (
		form?.querySelector("[data-proof] input[name=proof]")
	);
	const field = typed?.closest("[data-proof] > div");
	const button = document.createElement("button");
	Object.assign(button, {
		type: "button",
		className: "btn btn-plain mt-3",
		textContent: place.dataset.label,
	});
	const proof = hidden("proof", "");
	proof.disabled = true;
	const done = document.createElement("p");
	done.setAttribute("role", "status");
	place.append(button, proof, done);
	/** @param {string} credential Empty: nothing is confirmed. */
	function fill(credential) {
		proof.value = credential;
		proof.disabled = credential === "";
		if (typed) typed.disabled = credential !== "";
		field?.toggleAttribute("hidden", credential !== "");
		button.hidden = credential !== "";
		done.textContent = credential && (place.dataset.done ?? "");
	}
	button.addEventListener("click", async () => {
		place.querySelector("[role=alert]")?.remove();
		try {
			fill(await sign({}, "/login/passkey?proof"));
		} catch {
			say(place, place.dataset.failed);
		}
	});
	// Going back shows the form as it was sent; each answer of a passkey counts once.
	addEventListener("pageshow", ({ persisted }) => persisted && fill(""));
}

const isKnown = typeof PublicKeyCredential === "function";

/** Makes the buttons of this document that it has no buttons for yet. */
export function offerPasskeys() {
	/** @type {NodeListOf<HTMLElement>} */
	const places = document.querySelectorAll("[data-passkey]:empty");
	for (const place of places) {
		const isHere = isKnown && place.dataset.origin === location.origin;
		if (place.dataset.passkey === "add") offerToAdd(place);
		else if (isHere && place.dataset.passkey === "confirm") offerToConfirm(place);
		else if (isHere) offerSignIn(place);
	}
}

offerPasskeys();
