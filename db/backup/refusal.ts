/** Why a backup was not taken or not restored, in words for whoever ran the command. */
export class BackupRefusedError extends Error {}

export type BackupOutcome<Done> = ({ ok: true } & Done) | { ok: false; fault: string };

/** Runs `work`; what it refuses becomes a returned fault, what is broken stays thrown. */
export async function orFault<Done extends object>(work: () => Promise<Done>): Promise<BackupOutcome<Done>> {
	try {
		return { ok: true, ...(await work()) };
	} catch (error) {
		if (error instanceof BackupRefusedError) return { ok: false, fault: error.message };
		throw error;
	}
}

/** How far a long step is: pages of a file, or rows of a table. */
export type BackupProgress = (step: string, done: number, total: number) => void | Promise<void>;
