import { networkOf } from "#app/common/access/network-of.ts";
import {
	accountSenderId,
	browserSenderId,
	type Submitter,
} from "#app/common/access/recent-submissions.server.ts";
import type { Sender } from "./sender.server.ts";

/**
 * The sender of a message from a public page: the account, else the browser's guest or cart token, else its
 * network, software and languages. Strangers may share those: nothing that identifies a browser is made of them.
 */
export const messageSubmitter = (request: Request, sender: Sender): Submitter =>
	knownSubmitter(sender, sender.guestHash ?? sender.tokenHash) ?? { id: describeBrowser(request, sender) };

/** The sender of a booking. `newHash`: of the guest token that its answer gives to a browser without one. */
export const guestSubmitter = (request: Request, sender: Sender, newHash: string | null): Submitter =>
	knownSubmitter(sender, sender.guestHash) ?? {
		id: describeBrowser(request, sender),
		nextId: newHash === null ? undefined : browserSenderId(newHash),
	};

function knownSubmitter({ accountId }: Sender, tokenHash: string | null): Submitter | null {
	if (accountId !== null) return { id: accountSenderId(accountId) };
	return tokenHash === null ? null : { id: browserSenderId(tokenHash) };
}

const describeBrowser = ({ headers }: Request, { address }: Sender): string =>
	[networkOf(address), headers.get("User-Agent"), headers.get("Accept-Language")].join("\n");
