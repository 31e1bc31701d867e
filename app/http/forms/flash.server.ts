import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { flashCookie } from "#app/http/identity/cookies.server.ts";

export type Flash = { id: string; tone: "success" | "info" | "error"; text: string };

/** Answers a form with a 303 to the next page, which shows `text` once at its top. */
export async function redirectWithFlash(
	to: string,
	flash: Omit<Flash, "id">,
	headers = new Headers(),
): Promise<Response> {
	headers.append("Set-Cookie", await flashCookie.serialize({ id: randomUUID(), ...flash }));
	return redirect(to, { status: 303, headers });
}

/**
 * The message left for this page, and the header that takes it away. For a request of the framework's script
 * it stays a moment longer: such a request may be given up half-way and sent again, and the message with it.
 */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
	const flash = (await flashCookie.parse(request.headers.get("Cookie"))) as Flash | null;
	if (!flash) return { flash: null, headers: {} };
	const isScript = request.headers.get("Sec-Fetch-Dest") === "empty";
	const used = isScript
		? flashCookie.serialize(flash, { maxAge: 2 })
		: flashCookie.serialize("", { maxAge: 0 });
	return { flash, headers: { "Set-Cookie": await used } };
}
