import { type IncomingMessage, request as openRequest } from "node:http";

const BOUNDARY = "XyZ";
const A_BYTE_EVERY_MS = 5_000;

/** The begin of a form whose file is not sent to its end. */
type Begun = { cookie?: string; field: string; fields?: Record<string, string> };

/** Starts to send a form with a file, and sends the rest on request, or a byte every five seconds. */
export function beginUpload(url: string, { cookie, field, fields = {} }: Begun) {
	const upload = openRequest(url, {
		method: "POST",
		headers: {
			"Sec-Fetch-Site": "same-origin",
			"Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
			...(cookie ? { Cookie: cookie } : {}),
		},
	});
	const answered = new Promise<{ status: number; headers: IncomingMessage["headers"]; text: string }>(
		(done, fail) => {
			upload.once("response", async (answer) => {
				let text = "";
				for await (const part of answer.setEncoding("utf8")) text += part;
				done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
			});
			upload.once("error", fail);
		},
	);
	for (const [name, value] of Object.entries(fields))
		upload.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
	upload.write(
		`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="me.png"\r\n\r\nnot a`,
	);
	return {
		finish() {
			upload.end(` picture\r\n--${BOUNDARY}--\r\n`);
			return answered;
		},
		/** Resolves with the answer, which comes before the form's end. */
		drip() {
			const timer = setInterval(() => upload.write("x"), A_BYTE_EVERY_MS);
			return answered.finally(() => {
				clearInterval(timer);
				upload.destroy();
			});
		},
	};
}
