import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { startDelivery } from "./delivery.server.ts";
import { openSmtp } from "./transport.server.ts";

export type DeliverTask = { url: string; smtpUrl: string };

await runHere<DeliverTask>(async ({ url, smtpUrl }) => {
	const failures: string[] = [];
	const delivery = startDelivery({
		db: openDatabase({ url }),
		transport: openSmtp(smtpUrl, { from: "Meeha <site@example.com>", origin: "https://meeha.example" }),
		onFailure: ({ error }) => failures.push(error),
	});
	await delivery.wake();
	await delivery.close();
	return failures;
});
