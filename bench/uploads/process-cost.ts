import { readFileSync, writeFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** What a process used since `watchProcess`: CPU time in seconds, and peak memory above the start in MB. */
export type Cost = { cpu: number; memory: number };

/** Starts measuring another process of ours. Linux only: it reads `/proc`. */
export function watchProcess(pid: number): () => Cost {
	// Resets the peak of the resident memory.
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
	const before = { cpu: cpuOf(pid), memory: memoryOf(pid, "VmRSS") };
	return () => ({
		cpu: Number((cpuOf(pid) - before.cpu).toFixed(2)),
		memory: Math.max(0, Math.round(memoryOf(pid, "VmHWM") - before.memory)),
	});
}

function cpuOf(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	// The process name, in brackets, may contain anything.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A figure of a process's memory in MB, by its name in `/proc`: `VmRSS` is what is resident, `VmHWM` its peak. */
export const memoryOf = (pid: number, name: string): number =>
	Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
