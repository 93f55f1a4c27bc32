#!/usr/bin/env bash
# Stands in for journald beside fake-systemctl.sh.
tail -n 200 /var/log/consultorio.log
