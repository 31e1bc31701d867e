import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	chmodSync,
	chownSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { sqlitePath } from "#db/engine.ts";
import { type DatabaseTemplate, templateUrl } from "#db/testing/database-template.ts";
import type { TortureScene } from "../scene.ts";

const NOBODY = 65_534;
const PIECE = Buffer.alloc(64 * 1_024);
const IS_ROOT = process.getuid?.() === 0;

type Disk = {
	databaseUrl: string;
	how: string;
	fill: (pid: number) => void;
	free: (pid: number) => void;
	remove: () => void;
};

/** A small disk with a copy of the database: a mounted one if allowed, otherwise a limit on file sizes. */
export function newSmallDisk(template: DatabaseTemplate): Disk {
	const folder = mkdtempSync(join(tmpdir(), "meeha-disk-"));
	let isMounted = false;
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", folder], { stdio: "ignore" });
		isMounted = true;
	} catch {
		// Mounting needs root, and not every container allows it.
	}
	const path = join(folder, "meeha.db");
	copyFileSync(sqlitePath(templateUrl(template)), path);
	const ballast = join(folder, "ballast");
	const limit = (pid: number, bytes: string) =>
		void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
	return {
		databaseUrl: `sqlite:${path}`,
		how: isMounted ? "a tmpfs that another file fills" : "a limit on the size of files",
		fill(pid) {
			if (!isMounted) return limit(pid, "65536");
			try {
				for (;;) appendFileSync(ballast, PIECE);
			} catch (error) {
				if ((error as { code?: unknown }).code !== "ENOSPC") throw error;
			}
		},
		free(pid) {
			if (isMounted) rmSync(ballast);
			else limit(pid, "unlimited");
		},
		remove() {
			if (isMounted) execFileSync("umount", ["-l", folder]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The disk is full for some seconds. */
export const fillDisk = (disk: Disk, ms: number) => async (scene: TortureScene) => {
	scene.note(disk.how);
	scene.load.start(6);
	await after(500);
	disk.fill(scene.site().pid);
	const before = scene.load.made.length;
	await after(ms);
	const during = scene.load.made.length - before;
	disk.free(scene.site().pid);
	await after(1_000);
	await scene.load.stop();
	scene.note(`${during} made while it was full`);
	if (scene.load.retryPages === 0) scene.fail("the disk was not full: nothing was refused");
};

/** A folder in which the process runs as a user who is subject to file modes. */
export function newLockableFolder(template: DatabaseTemplate) {
	const folder = mkdtempSync(join(tmpdir(), "meeha-locked-"));
	const path = join(folder, "meeha.db");
	mkdirSync(join(folder, "mail"));
	copyFileSync(sqlitePath(templateUrl(template)), path);
	for (const each of IS_ROOT ? [folder, path, join(folder, "mail")] : []) chownSync(each, NOBODY, NOBODY);
	return {
		databaseUrl: `sqlite:${path}`,
		settings: { MAIL_FOLDER: join(folder, "mail"), ...(IS_ROOT ? { TORTURE_UID: String(NOBODY) } : {}) },
		lock: () => chmodSync(path, 0o444),
		// SQLite created its companion files with the same mode.
		unlock() {
			for (const each of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(each)) chmodSync(each, 0o644);
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** Starts the site on a read-only database, then on a writable one. */
export const lockDatabase =
	({ lock, unlock }: ReturnType<typeof newLockableFolder>, ms: number) =>
	async (scene: TortureScene) => {
		lock();
		await scene.restart("SIGTERM");
		const before = scene.load.made.length;
		const answeredBefore = scene.load.answered - scene.load.retryPages;
		scene.load.start(6);
		await after(ms);
		const pages = scene.load.answered - scene.load.retryPages - answeredBefore;
		const made = scene.load.made.length - before;
		unlock();
		await scene.restart("SIGTERM");
		await scene.load.stop();
		scene.note(`${pages} pages were shown while it was read-only`);
		if (pages === 0) scene.fail("not even pages were shown");
		if (made > 0) scene.fail(`the file was not read-only: ${made} made`);
	};
