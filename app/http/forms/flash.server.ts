import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { excerptOf } from "#app/common/plain-text.ts";
import { clearCookie, flashCookie } from "#app/http/cookies/cookies.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";

export type FlashMessage = {
	id: string;
	tone: "success" | "info" | "error";
	text: string;
	/** A link to the next step. */
	link?: { href: string; label: string };
	/** An address that the page opens by itself, once: that of the payment provider's page. */
	opens?: string;
	/** A form with one button that undoes the action. */
	undo?: { action: string; label: string; fields: Record<string, string> };
};

/** Answers a form with a 303 to the next page, which shows `text` once at the top. */
export async function redirectWithFlash(
	to: string,
	flash: Omit<FlashMessage, "id">,
	headers = new Headers(),
): Promise<Response> {
	headers.append("Set-Cookie", await setFlash(flash));
	return redirect(to, { status: 303, headers });
}

/** What fits into a cookie of 4,096 bytes in any script; browsers drop larger ones. */
const LONGEST = 800;

/** The header that leaves a message for the next page, whichever it is. A very long message is cut. */
export const setFlash = ({ text, ...flash }: Omit<FlashMessage, "id">): Promise<string> =>
	flashCookie.serialize({ id: randomUUID(), ...flash, text: excerptOf(text, LONGEST) });

/** A message that was already given to a data request, with the page it was for. */
type GivenFlash = FlashMessage & { givenTo?: string };

/**
 * Reads the message for this page and returns the header that deletes it. A data request of the framework may
 * be aborted and sent again, so for these the message lives 2 more seconds, and only for the same page.
 */
export async function consumeFlash(
	request: RequestHead,
): Promise<{ flash: FlashMessage | null; headers: Record<string, string> }> {
	const left = (await flashCookie.parse(request.headers.get("Cookie"))) as GivenFlash | null;
	if (!left) return { flash: null, headers: {} };
	const { givenTo, ...flash } = left;
	const { pathname, search } = new URL(request.url);
	const page = pathname + search;
	const isScript = request.headers.get("Sec-Fetch-Dest") === "empty";
	const isNext = givenTo === undefined || (isScript && givenTo === page);
	const used =
		isScript && isNext
			? flashCookie.serialize({ ...flash, givenTo: page }, { maxAge: 2 })
			: clearCookie(flashCookie);
	return { flash: isNext ? flash : null, headers: { "Set-Cookie": await used } };
}
