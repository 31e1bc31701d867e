import { startJobLoop } from "#app/common/jobs/job-loop.server.ts";
import { mailJobs } from "#app/common/mail/delivery.server.ts";
import { openSmtp } from "#app/common/mail/transport.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type DeliverTask = { url: string; smtpUrl: string };

await runHere<DeliverTask>(async ({ url, smtpUrl }) => {
	const failures: string[] = [];
	const transport = openSmtp(smtpUrl, { from: "Meeha <site@example.com>", origin: "https://meeha.example" });
	const jobs = mailJobs({
		db: openDatabase({ url }),
		transport,
		onFailure: ({ error }) => failures.push(error),
	});
	const delivery = startJobLoop(jobs, { onError: (error) => failures.push(String(error)) });
	await delivery.wake();
	await delivery.close();
	return failures;
});
