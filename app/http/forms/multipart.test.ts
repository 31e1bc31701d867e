import { expect, test } from "vitest";
import { parseMultipart } from "./multipart.server.ts";

const TYPE = "multipart/form-data; boundary=XyZ";
const part = (disposition: string, content: string, more = "") =>
	`--XyZ\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const parse = (text: string, type = TYPE) => parseMultipart(Buffer.from(text, "utf8"), type);

test("fields and files are read, whatever the file is called", async () => {
	for (const [written, name] of [
		["me; 2026 = ä.jpg", "me; 2026 = ä.jpg"],
		["a; name=other.jpg", "a; name=other.jpg"],
		["say %22cheese%22.jpg", 'say "cheese".jpg'],
		['say \\"cheese\\".jpg', 'say "cheese".jpg'],
		["", ""],
	]) {
		const form = parse(
			`${part('name="note"', "zwei\r\nZeilen – ä")}${part(`name="avatar"; filename="${written}"`, "ab\r\n--Xy", "Content-Type: image/png\r\n")}--XyZ--\r\n`,
		);
		expect(form?.get("note")).toBe("zwei\r\nZeilen – ä");
		const file = form?.get("avatar") as File;
		expect([file.name, file.type, await file.text()]).toEqual([name, "image/png", "ab\r\n--Xy"]);
	}
});

test("what the platform itself writes is read back", async () => {
	const sent = new FormData();
	sent.append("empty", "");
	sent.append("twice", "1");
	sent.append("twice", "2");
	sent.append("file", new File([new Uint8Array([0, 13, 10, 45, 45, 255])], "b.bin"));
	const request = new Response(sent);
	const type = request.headers.get("Content-Type") ?? "";
	const form = parseMultipart(Buffer.from(await request.arrayBuffer()), type);
	expect(form?.get("empty")).toBe("");
	expect(form?.getAll("twice")).toEqual(["1", "2"]);
	const file = form?.get("file") as File;
	expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 13, 10, 45, 45, 255]);
});

test("what is no whole multipart body is none", () => {
	const whole = `${part('name="a"', "1")}--XyZ--`;
	expect(parse(whole)?.get("a")).toBe("1");
	expect(parse(whole, "text/plain")).toBeNull();
	expect(parse(whole, "multipart/form-data")).toBeNull();
	expect(parse(whole.slice(0, -6))).toBeNull();
	expect(parse(part('filename="a"', "1"))).toBeNull();
	expect(parse("")).toBeNull();
	expect(parse(`${part('name="a"', "1").repeat(200)}--XyZ--`)).toBeNull();
});

test("of a body that was cut off, the fields that came whole are kept", () => {
	const text = `${part('name="note"', "typed")}${part('name="photo"; filename="a.jpg"', "abc")}`;
	const cut = Buffer.from(text.slice(0, -4), "utf8");
	expect(parseMultipart(cut, TYPE)).toBeNull();
	const form = parseMultipart(cut, TYPE, true);
	expect([...(form ?? [])]).toEqual([["note", "typed"]]);
});
