import type { IncomingMessage, ServerResponse } from "node:http";
import { inLanguage } from "#app/common/language/current-language.ts";
import type { Language } from "#app/common/language/languages.ts";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { MARKS } from "./incoming.server.ts";

const LANGUAGES = env.LANGUAGES as [Language, ...Language[]];
const [OWN, ...OTHERS] = LANGUAGES;
offerLanguages(LANGUAGES);

/** The language of a request, after `takeLanguage`. */
const languageOfRequest = ({ headers }: IncomingMessage): Language =>
	OTHERS.find((language) => language === headers[MARKS.language]) ?? OWN;

/** Takes the language out of a request's path: for everything after this, `/es/track` is `/track`. */
export function takeLanguage(request: IncomingMessage): void {
	const { headers, url = "/" } = request;
	const code = url.slice(1, 3);
	const isTranslated = OTHERS.some((language) => language === code) && /^$|[/?]/.test(url.slice(3, 4));
	if (isTranslated) {
		headers[MARKS.language] = code;
		const rest = url.slice(3);
		request.url = rest.startsWith("/") ? rest : `/${rest}`;
	} else if (headers[MARKS.language] !== undefined) delete headers[MARKS.language];
}

/** Runs a function in the language of a request. */
export function runInLanguage<Result>(request: IncomingMessage, act: () => Result): Result {
	const language = languageOfRequest(request);
	return language === OWN ? act() : writeIn(language, act);
}

/** Keeps a redirect in the language of its request. */
export function redirectInLanguage(response: ServerResponse): void {
	const location = response.getHeader("Location");
	if (typeof location === "string")
		runInLanguage(response.req, () => response.setHeader("Location", inLanguage(location)));
}
