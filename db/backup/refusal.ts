/** Why a backup was not taken or restored, as text for the person who ran the command. */
export class BackupRefusedError extends Error {}

export type BackupOutcome<Done> = ({ ok: true } & Done) | { ok: false; fault: string };

/** Runs `work`; a refusal is returned, other errors are thrown. */
export async function orFault<Done extends object>(work: () => Promise<Done>): Promise<BackupOutcome<Done>> {
	try {
		return { ok: true, ...(await work()) };
	} catch (error) {
		if (error instanceof BackupRefusedError) return { ok: false, fault: error.message };
		throw error;
	}
}

/** The progress of a long step: pages of a file, or rows of a table. */
export type BackupProgress = (step: string, done: number, total: number) => void | Promise<void>;
