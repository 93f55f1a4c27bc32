#!/usr/bin/env bash
# Replaces journalctl, together with fake-systemctl.sh.
tail -n 200 /var/log/consultorio.log
