import { sweepChallenges } from "#app/account/proof/challenges.server.ts";
import { sweepLinks } from "#app/account/sign-in/account-links.server.ts";
import { sweepSubmissions } from "#app/common/access/recent-submissions.server.ts";
import { sweepSessions } from "#app/common/access/sessions.server.ts";
import { type ScheduledJob, scheduleJobs } from "#app/common/jobs/scheduled-jobs.server.ts";
import { sweepMails } from "#app/common/mail/outbox.server.ts";
import { sweepPictures } from "#app/common/photos/picture-owners.server.ts";
import { sweepWaitingFiles, sweepWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import { WAITING_FOLDER } from "#app/http/forms/form-photos.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { sweepUses } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { sweepWaitingMoves } from "#app/rent/booking/waiting-moves.server.ts";
import { extendCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { remindMovers } from "#app/rent/moves/remind-movers.server.ts";
import { mergeFigures } from "#app/shop/analytics/merge-figures.server.ts";
import { sweepCarts } from "#app/shop/cart/sweep-carts.server.ts";
import { findBoughtTogether } from "#app/shop/catalogue/goes-with.server.ts";
import { sweepImports } from "#app/shop/import/imports.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { requestsPath } from "#app/shop/restock/restock-links-settings.server.ts";
import { sweepRestockRequests } from "#app/shop/restock/restock-requests.server.ts";
import { tellRestocked } from "#app/shop/restock/tell-restocked.server.ts";
import { sweepDataRequests } from "#app/site/personal-data/data-requests.server.ts";
import { eraseCheckIns } from "#app/travel/check-in/check-in.server.ts";
import { inviteToCheckIn } from "#app/travel/check-in/invite.server.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { stopAskingForDeposits } from "#app/travel/stays/stay-payment.server.ts";
import { sweepInvitations } from "#app/travel/team/team.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** How often each process looks for due jobs. */
const LOOK_EVERY_MS = 20 * 1000;

/**
 * Jobs that the clock starts, each run by one process at a time. The names are stored: keep them.
 */
const JOBS: ScheduledJob[] = [
	// A hotel's time to answer ends on the minute, because others may want the room.
	{
		name: "let requests run out",
		everyMs: MINUTE_MS - LOOK_EVERY_MS,
		work: (now) => expireRequests(db, { now }),
	},
	...(paymentProvider
		? []
		: [
				{
					name: "stop asking for deposits",
					everyMs: MINUTE_MS - LOOK_EVERY_MS,
					work: (now: Date) => stopAskingForDeposits(db, { now }),
				},
			]),
	{
		name: "find what is bought together",
		everyMs: 24 * HOUR_MS,
		work: (now) => findBoughtTogether(db, { now }),
	},
	{ name: "let orders run out", everyMs: HOUR_MS, work: (now) => expireOrders(db, { now }) },
	{ name: "let deposits run out", everyMs: 5 * MINUTE_MS, work: (now) => expireMoves(db, { now }) },
	// A month ends at another hour in each time zone.
	{
		name: "make statements",
		everyMs: HOUR_MS,
		work: (now) => makeStatements(db, { market: marketSeller(), dueDays: env.STATEMENT_DUE_DAYS, now }),
	},
	{
		name: "tell people about restocks",
		everyMs: MINUTE_MS - LOOK_EVERY_MS,
		work: (now) => tellRestocked(db, { stopPathOf: requestsPath, now }),
	},
	{ name: "fill nights", everyMs: HOUR_MS, work: (now) => fillNights(db, { now }) },
	{
		name: "extend capacity",
		everyMs: HOUR_MS,
		work: (now) => extendCapacity(db, { timeZone: market.timeZone, now }),
	},
	{
		name: "remind movers",
		everyMs: 10 * MINUTE_MS,
		work: (now) => remindMovers(db, { timeZone: market.timeZone, now }),
	},
	{ name: "invite to check in", everyMs: 10 * MINUTE_MS, work: (now) => inviteToCheckIn(db, { now }) },
	{ name: "erase online check-ins", everyMs: HOUR_MS, work: (now) => eraseCheckIns(db, { now }) },
	{ name: "sweep sessions", everyMs: HOUR_MS, work: (now) => sweepSessions(db, { now }) },
	{ name: "sweep limits", everyMs: HOUR_MS, work: (now) => sweepUses(now) },
	{ name: "sweep submissions", everyMs: HOUR_MS, work: (now) => sweepSubmissions(db, { now }) },
	{
		name: "sweep waiting moves",
		everyMs: HOUR_MS,
		work: (now) => sweepWaitingMoves(db, { timeZone: market.timeZone, now }),
	},
	{ name: "sweep challenges", everyMs: HOUR_MS, work: (now) => sweepChallenges(db, { now }) },
	{ name: "sweep invitations", everyMs: 24 * HOUR_MS, work: (now) => sweepInvitations(db, { now }) },
	{ name: "sweep links", everyMs: HOUR_MS, work: (now) => sweepLinks(db, { now }) },
	{ name: "sweep data requests", everyMs: HOUR_MS, work: (now) => sweepDataRequests(db, { now }) },
	{ name: "sweep restock requests", everyMs: HOUR_MS, work: (now) => sweepRestockRequests(db, { now }) },
	{ name: "sweep mails", everyMs: HOUR_MS, work: (now) => sweepMails(db, { now }) },
	{ name: "sweep imports", everyMs: HOUR_MS, work: (now) => sweepImports(db, { now }) },
	{ name: "sweep pictures", everyMs: HOUR_MS, work: (now) => sweepPictures(db, { now }) },
	{ name: "sweep uploads", everyMs: HOUR_MS, work: (now) => sweepWaitingUploads(db, { now }) },
	{ name: "sweep carts", everyMs: HOUR_MS, work: (now) => sweepCarts(db, { now }) },
	{ name: "merge figures", everyMs: HOUR_MS, work: (now) => mergeFigures(db, { now }) },
	{ name: "gather statistics", everyMs: HOUR_MS, work: () => adapterOf(db).gatherStatistics(db) },
];

export function startHousekeeping(): void {
	const work = scheduleJobs(db, { jobs: JOBS, onFailure: failureReason });
	runJobs("scheduled", { lookEveryMs: LOOK_EVERY_MS, work });
	// Not scheduled for one process: each machine has files of its own.
	runJobs("upload", {
		lookEveryMs: 10 * MINUTE_MS,
		async work() {
			await sweepWaitingFiles({ folder: WAITING_FOLDER, now: new Date() });
			return false;
		},
	});
}
