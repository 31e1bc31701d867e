import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Pace, receiveForm } from "./receive-form.server.ts";
import { UploadFile } from "./upload-file.server.ts";

const TYPE = "multipart/form-data; boundary=XyZ";
const END = "--XyZ--\r\n";
const part = (disposition: string, content: string, more = "") =>
	`--XyZ\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "uploads-"));
});
afterAll(() => rm(folder, { recursive: true }));

const stores: UploadFile[] = [];
const newStore = (reserve: (bytes: number) => boolean = () => true) => {
	const store = new UploadFile(folder, reserve);
	stores.push(store);
	return store;
};
afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));

type Sent = { type?: string; fileBytes?: number; files?: number; store?: UploadFile | null };

function receive(body: BodyInit, { type = TYPE, fileBytes = 100, files = 3, store = newStore() }: Sent = {}) {
	const headers = type ? { "Content-Type": type } : undefined;
	return receiveForm(new Request("http://localhost/", { method: "POST", body, headers }), {
		fileBytes,
		files,
		store,
	});
}

/** The status that a body is refused with. */
const refusal = (...sent: Parameters<typeof receive>) =>
	receive(...sent).then(
		() => null,
		(thrown) => thrown.init?.status,
	);

test("fields and files are read, whatever the file is called", async () => {
	for (const [written, name] of [
		["me; 2026 = ä.jpg", "me; 2026 = ä.jpg"],
		["a; name=other.jpg", "a; name=other.jpg"],
		["say %22cheese%22.jpg", 'say "cheese".jpg'],
		['say \\"cheese\\".jpg', 'say "cheese".jpg'],
	]) {
		const file = part(`name="avatar"; filename="${written}"`, "ab\r\n--Xy", "Content-Type: image/png\r\n");
		const { form, sent } = await receive(part('name="note"', "zwei\r\nZeilen – ä") + file + END);
		expect(form.get("note")).toBe("zwei\r\nZeilen – ä");
		const [only] = sent;
		expect([only?.name, only?.type, only?.size, await only?.text()]).toEqual([
			name,
			"image/png",
			8,
			"ab\r\n--Xy",
		]);
	}
});

test("what the platform itself writes is read back", async () => {
	const written = new FormData();
	for (const value of ["1", "2"]) written.append("twice", value);
	for (const bytes of [[0, 13, 10, 45, 45, 255], [7]])
		written.append("file", new File([new Uint8Array(bytes)], "b.bin"));
	const { form, sent } = await receive(written, { type: "" });
	expect(form.getAll("twice")).toEqual(["1", "2"]);
	const read = await Promise.all(sent.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]));
	expect(read).toEqual([[0, 13, 10, 45, 45, 255], [7]]);
});

test("a file that is too large or too many is dropped, and every field stays", async () => {
	const file = (name: string, size: number) => part(`name="f"; filename="${name}"`, "x".repeat(size));
	const after = part('name="note"', "typed") + END;
	const large = await receive(file("large", 101) + file("fits", 100) + after);
	expect(large).toMatchObject({ isTooLarge: true, isTooMany: false });
	expect(large.sent.map(({ name }) => name)).toEqual(["fits"]);
	expect(large.form.get("note")).toBe("typed");
	const many = await receive(file("1", 9) + file("2", 9) + file("empty", 0) + after, { files: 1 });
	expect(many).toMatchObject({ isTooLarge: false, isTooMany: true, isUnstored: false });
	expect(many.sent.map(({ name }) => name)).toEqual(["1"]);
	expect(many.form.get("note")).toBe("typed");
	const unstored = await receive(file("1", 9) + after, { store: null });
	expect(unstored).toMatchObject({ isUnstored: true, sent: [] });
	expect(unstored.form.get("note")).toBe("typed");
	let room = 15;
	const store = newStore((bytes) => {
		room -= bytes;
		return room >= 0;
	});
	const full = await receive(file("fits", 9) + file("does not", 9) + after, { store });
	expect(full).toMatchObject({ isUnstored: true, isTooLarge: false });
	expect(full.sent.map(({ name }) => name)).toEqual(["fits"]);
	expect(full.form.get("note")).toBe("typed");
});

/** Starts to receive a body; `send` sends a part of it, and nothing else arrives. */
function receiveSlowly(pace: Pace) {
	let send = (_: string) => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			send = (text) => controller.enqueue(Buffer.from(text));
		},
	});
	const sent = { method: "POST", body, headers: { "Content-Type": TYPE }, duplex: "half" } as const;
	const request = new Request("http://localhost/", sent);
	return { send, received: receiveForm(request, { fileBytes: 9_000, files: 3, store: newStore(), pace }) };
}

test("a body that arrives too slowly is read no further; what came before stays", async () => {
	const begun = part('name="note"', "typed") + part('name="f"; filename="1"', "whole");
	const slow = receiveSlowly({ startMs: 100, bytesPerSecond: 100_000, totalMs: 60_000 });
	slow.send(`${begun}--XyZ\r\nContent-Disposition: form-data; name="f"; filename="2"\r\n\r\nhal`);
	const { form, sent, ...rest } = await slow.received;
	expect(form.get("note")).toBe("typed");
	expect(sent.map(({ name }) => name)).toEqual(["1"]);
	expect(rest).toEqual({ isTooSlow: true, isTooLarge: false, isTooMany: false, isUnstored: false });
	const silent = receiveSlowly({ startMs: 50, bytesPerSecond: 1, totalMs: 60_000 });
	expect(await silent.received).toMatchObject({ isTooSlow: true, sent: [] });
	// However fast it is, it ends at some time.
	const endless = receiveSlowly({ startMs: 10, bytesPerSecond: 1, totalMs: 100 });
	endless.send(begun);
	expect(await endless.received).toMatchObject({ isTooSlow: true });
});

test("what is no whole multipart body is no form", async () => {
	const whole = part('name="a"', "1") + END;
	expect((await receive(whole)).form.get("a")).toBe("1");
	expect([...(await receive("", { type: "text/plain" })).form]).toEqual([]);
	expect(await refusal(whole, { type: "text/plain" })).toBe(415);
	expect(await refusal(whole, { type: "multipart/form-data" })).toBe(415);
	expect(await refusal(whole.slice(0, -6))).toBe(415);
	expect(await refusal(part('name="f"; filename="a.jpg"', "abc").slice(0, -4))).toBe(415);
	expect(await refusal(part('name="a"', "1").repeat(400) + END)).toBe(415);
	expect(await refusal(part('name="a"', "x".repeat(70_000)) + END)).toBe(413);
	expect(await refusal(part('name="a"', "x".repeat(40_000)).repeat(2) + END)).toBe(413);
});

test("a temporary file has no name, so nothing is left of it, also after a kill", async () => {
	const store = newStore();
	const { sent } = await receive(part('name="f"; filename="a"', "abc") + END, { store });
	expect(await readdir(folder)).toEqual([]);
	expect(await sent[0]?.text()).toBe("abc");
	await store.close();
	await expect(sent[0]?.text()).rejects.toThrow("The upload is over.");
});
