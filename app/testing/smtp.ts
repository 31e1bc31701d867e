import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Reply = "accept" | "drop" | { code: number } | { after: Promise<void> };

/** A real SMTP server on loopback that answers each email as `reply` says; on any free port by default. */
export async function startSmtp(reply: (mail: Email) => Reply = () => "accept", at = 0) {
	const accepted: Email[] = [];
	const raw: Buffer[] = [];
	let tries = 0;
	let tell: () => void = () => {};
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["AUTH", "STARTTLS"],
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				tries++;
				tell();
				const message = Buffer.concat(chunks);
				const mail = await PostalMime.parse(message);
				const what = reply(mail);
				if (what === "drop") return sockets.get(session.id)?.destroy();
				if (typeof what === "object" && "code" in what)
					return done(Object.assign(new Error("not now"), { responseCode: what.code }));
				if (typeof what === "object") await what.after;
				accepted.push(mail);
				raw.push(message);
				done();
			});
		},
	});
	// A dropped connection ends in errors on both sides; only those of the client are tested.
	server.on("error", () => {});
	const sockets = new Map<string, { destroy: () => void }>();
	const connect = server.connect.bind(server);
	server.connect = (socket) => {
		connect(socket);
		for (const connection of server.connections) {
			const { id, _socket } = connection as unknown as { id: string; _socket: { destroy: () => void } };
			sockets.set(id, _socket);
		}
	};
	server.listen(at, "127.0.0.1");
	await once(server.server, "listening");
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		accepted,
		/** The bytes of each, in the same order. */
		raw,
		/** How often a whole email arrived, accepted or not. */
		tries: () => tries,
		/** Resolves when the next email has arrived. */
		nextTry: () =>
			new Promise<void>((done) => {
				tell = done;
			}),
		stop: () => new Promise<void>((done) => server.close(done)),
	};
}
